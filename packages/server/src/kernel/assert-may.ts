import { AppError, can, denial, wrongField, type ErrorCode, type Right } from '@turoos/contract';
import type { Actor } from './actor';

/** Requires a right beyond the endpoint's own. */
export function assertMay(user: Actor, right: Right): void {
  if (!can(user, right)) throw new AppError('FORBIDDEN', denial(right, user));
}

/** Throws the reason that a rule of the contract returned, if any: `refuseIf(refundSaleBlocked(sale))`. */
export function refuseIf(
  reason: string | undefined,
  code: Exclude<ErrorCode, 'VALIDATION'> = 'CONFLICT',
): void {
  if (reason) throw new AppError(code, reason);
}

/** Throws what a rule of the contract finds wrong with a field of the request, if anything. */
export function refuseField(path: string, problem: string | undefined): void {
  if (problem) throw wrongField(path, problem);
}
