import { cashTexts, conflict, notFound, type Shift } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { audited } from './audited';
import { readShift } from './shifts.queries';
import { lockShifts } from './till';

/**
 * Opens the last shift of a drawer again, with those of its people who are in no other shift by now; somebody must be
 * left to close it. What moved in the drawer since would belong to no shift, so nothing may have moved.
 */
export async function reopenShift(tx: Tx, user: Actor, id: string): Promise<Shift> {
  await lockShifts(tx);
  const shift = await tx.selectFrom('shifts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!shift) throw notFound(cashTexts.shiftNotFound);
  if (shift.status === 'open') throw conflict(cashTexts.shiftOpen);
  const last = await tx
    .selectFrom('shifts')
    .select('id')
    .where('drawerId', '=', shift.drawerId)
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (last.id !== id) throw conflict(cashTexts.reopenLast);
  if (await hasMovedSince(tx, id)) throw conflict(cashTexts.movedSince);
  const before = await readShift(tx, user, id);
  await tx
    .updateTable('shifts')
    .set({ status: 'open', closedAt: null, version: shift.version + 1 })
    .where('id', '=', id)
    .execute();
  const { numAffectedRows: returned } = await sql`
    insert into shift_people (shift_id, user_id)
    select distinct shift_id, user_id from shift_people p
    where shift_id = ${id}
      and not exists (select from shift_people other where other.user_id = p.user_id and other.is_active)`.execute(
    tx,
  );
  if (returned === 0n) throw conflict(cashTexts.allElsewhere);
  const after = await readShift(tx, user, id);
  await recordChange(tx, user, {
    action: 'shift.reopen',
    entity: 'shifts',
    entityId: id,
    before: audited(before),
    after: audited(after),
  });
  return after;
}

/** Whether the drawer holds anything else than what was counted when the shift was closed. */
async function hasMovedSince(tx: Tx, shiftId: string): Promise<boolean> {
  const { rows } = await sql`
    with close as (select * from shift_closes where shift_id = ${shiftId} order by z_number desc limit 1)
    select b.currency from close
    join money_balances b on b.money_account_id = close.drawer_id
    left join jsonb_to_recordset(close.counts) as c (currency text, counted bigint) on c.currency = b.currency
    where b.amount <> coalesce(c.counted, 0)`.execute(tx);
  return rows.length > 0;
}
