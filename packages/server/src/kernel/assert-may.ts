import { AppError, can, conflict, denial, type Right } from '@turoos/contract';
import type { Actor } from './actor';

/** For what needs a right beyond the endpoint's own. */
export function assertMay(user: Actor, right: Right): void {
  if (!can(user, right)) throw new AppError('FORBIDDEN', denial(right));
}

/** Throws the reason a rule gives for why something can't be done now: `refuseIf(refundSaleBlocked(sale))`. */
export function refuseIf(reason: string | undefined): void {
  if (reason) throw conflict(reason);
}

/** Throws the reason a rule gives for why this person may not do something. */
export function forbidIf(reason: string | undefined): void {
  if (reason) throw new AppError('FORBIDDEN', reason);
}
