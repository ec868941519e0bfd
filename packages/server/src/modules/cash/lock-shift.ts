import { AppError, cashTexts, conflict, notFound } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Shifts } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { seesExpected } from './money-accounts.queries';

/**
 * Reads an open shift that the user is in, or may manage. The caller holds the lock of the shifts, alone or shared, so
 * that the shift stays open.
 */
export async function readOpenShift(tx: Tx, user: Actor, id: string): Promise<Selectable<Shifts>> {
  const shift = await tx.selectFrom('shifts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!shift) throw notFound(cashTexts.shiftNotFound);
  if (!seesExpected(user)) {
    const person = await tx
      .selectFrom('shiftPeople')
      .select('userId')
      .where('shiftId', '=', id)
      .where('userId', '=', user.id)
      .$call((found) => (shift.status === 'open' ? found.where('isActive', '=', true) : found))
      .executeTakeFirst();
    if (!person) throw new AppError('FORBIDDEN', cashTexts.notYours);
  }
  if (shift.status === 'closed') throw conflict(cashTexts.shiftClosed);
  return shift;
}

/** Throws when a user is in another open shift already. */
export async function assertInNoShift(tx: Tx, user: Actor): Promise<void> {
  const other = await tx
    .selectFrom('shiftPeople')
    .innerJoin('shifts', 'shifts.id', 'shiftPeople.shiftId')
    .innerJoin('accounts', 'accounts.id', 'shifts.drawerId')
    .select('accounts.name')
    .where('shiftPeople.userId', '=', user.id)
    .where('shiftPeople.isActive', '=', true)
    .executeTakeFirst();
  if (other) throw conflict(cashTexts.inShift(other.name));
}
