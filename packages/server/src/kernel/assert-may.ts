import { AppError, can, denial, type ErrorCode, type Right } from '@turoos/contract';
import type { Actor } from './actor';

/** Requires a right beyond the endpoint's own. */
export function assertMay(user: Actor, right: Right): void {
  if (!can(user, right)) throw new AppError('FORBIDDEN', denial(right));
}

/** Throws the reason that a rule of the contract returned, if any: `refuseIf(refundSaleBlocked(sale))`. */
export function refuseIf(reason: string | undefined, code: ErrorCode = 'CONFLICT'): void {
  if (reason) throw new AppError(code, reason);
}
