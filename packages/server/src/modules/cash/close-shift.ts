import { AppError, cashTexts, must, type ShiftClosing, type ShiftReport } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { recordEvent } from '../../kernel/audit-event';
import { readWritten } from './amounts';
import { audited } from './audited';
import { bookDifference } from './book-difference';
import { compareCount } from './counted';
import { readOpenShift } from './lock-shift';
import { addUpShift } from './shift-figures';
import { readShiftReport } from './shift-report.queries';
import { lockShifts, readTill } from './till';

/**
 * Closes a shift by a count of its drawer: books the differences, takes the drawer's next Z number and stores the
 * report. Every payment is either before it or behind it, because payments share the lock that it holds alone.
 */
export async function closeShift(
  tx: Tx,
  user: Actor,
  id: string,
  { counts, reason = '' }: ShiftClosing,
): Promise<ShiftReport> {
  await lockShifts(tx);
  const shift = await readOpenShift(tx, user, id);
  const till = await readTill(tx, user, { accountId: shift.drawerId });
  const drawer = must(till.places.get(shift.drawerId));
  const { closing, differences } = compareCount(till, drawer, counts);
  const written = await readWritten(tx);
  if (reason === '' && differences.some(({ amount }) => amount !== 0))
    throw new AppError('COUNT_DIFFERS', cashTexts.reasonRequired, {
      differences: differences.map(({ currency, amount }) => ({
        currency,
        amount: written(currency, amount),
      })),
    });

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

/**
 * Keeps a count in the audit log that differs from what should be there and gives no reason: its sender knows that it
 * differs, and must not be able to count again without a trace. By how much it differs is in the log alone.
 */
export const recordCount =
  (db: Db, user: Actor, id: string, { counts }: ShiftClosing) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof AppError) || error.code !== 'COUNT_DIFFERS') throw error;
    const after = audited({ counts, ...error.details });
    await recordEvent(db, user, { action: 'shift.count', entity: 'shifts', entityId: id, after });
    throw new AppError(error.code, error.message);
  };
