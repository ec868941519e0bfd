import { cashTexts, conflict, notFound, type Shift } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { audited } from './audited';
import { assertInNoShift } from './lock-shift';
import { readShift } from './shifts.queries';
import { lockShifts } from './till';

/** Joins an open shift; joining twice changes nothing. */
export async function joinShift(tx: Tx, user: Actor, id: string): Promise<Shift> {
  await lockShifts(tx);
  const shift = await tx.selectFrom('shifts').select('status').where('id', '=', id).executeTakeFirst();
  if (!shift) throw notFound(cashTexts.shiftNotFound);
  if (shift.status === 'closed') throw conflict(cashTexts.shiftClosed);
  const joined = await tx
    .selectFrom('shiftPeople')
    .select('userId')
    .where('shiftId', '=', id)
    .where('userId', '=', user.id)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!joined) {
    await assertInNoShift(tx, user);
    await tx.insertInto('shiftPeople').values({ shiftId: id, userId: user.id }).execute();
  }
  const after = await readShift(tx, user, id);
  await recordChange(tx, user, {
    action: 'shift.join',
    entity: 'shifts',
    entityId: id,
    after: audited(after),
  });
  return after;
}
