import { AppError, can, denial, type Right } from '@turoos/contract';
import type { Actor } from './actor';

/** For what needs a right beyond the endpoint's own. */
export function assertMay(user: Actor, right: Right): void {
  if (!can(user, right)) throw new AppError('FORBIDDEN', denial(right));
}
