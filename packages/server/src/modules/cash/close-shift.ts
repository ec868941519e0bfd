import type { ShiftClosing, ShiftReport } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { assertTillsSent } from './assert-tills-sent';
import { audited } from './audited';
import { bookDifference } from './book-difference';
import { compareDrawer, countDiffers, needsReason } from './refuse-count';
import { addUpShift } from './shift-figures';
import { readShiftReport } from './shift-report.queries';
import { lockShifts } from './till';

/**
 * Closes a shift by a count of its drawer: books the differences, takes the drawer's next Z number and stores the
 * report. Every payment is either before it or behind it, because payments share the lock that it holds alone.
 */
export async function closeShift(
  tx: Tx,
  user: Actor,
  id: string,
  { counts, reason = '', withoutTills }: ShiftClosing,
): Promise<ShiftReport> {
  await lockShifts(tx);
  const tills = await assertTillsSent(tx, user, id, { withoutTills });
  const counted = await compareDrawer(tx, user, id, counts);
  if (reason === '' && needsReason(counted)) throw countDiffers(counted);
  const { shift, till, drawer, closing, differences } = counted;

  // the moment, not the beginning of the transaction, because payments that it waited for began later
  const closedAt = sql<Date>`clock_timestamp()`;
  await tx
    .updateTable('shifts')
    .set({ status: 'closed', closedAt, version: shift.version + 1 })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('shiftPeople')
    .set({ leftAt: closedAt })
    .where('shiftId', '=', id)
    .where('leftAt', 'is', null)
    .execute();
  const { lastZ } = await tx
    .updateTable('moneyAccounts')
    .set({ lastZ: sql`last_z + 1` })
    .where('id', '=', drawer.id)
    .returning('lastZ')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('shiftCloses')
    .values({
      shiftId: id,
      drawerId: drawer.id,
      zNumber: lastZ,
      userId: user.id,
      counts: jsonb(closing),
      figures: jsonb(await addUpShift(tx, id)),
      reason,
      tills: jsonb(tills),
    })
    .execute();
  const report = await readShiftReport(tx, user, id);
  await recordChange(tx, user, {
    action: 'shift.close',
    entity: 'shifts',
    entityId: id,
    after: audited(report.shift),
  });
  await bookDifference(tx, till, {
    place: drawer,
    kind: 'difference',
    differences,
    source: { type: 'shift', id, number: `Z-${lastZ}` },
    note: reason,
    userId: user.id,
  });
  return report;
}
