import { AppError, can, denial, type Right } from '@turoos/contract';
import type { Actor } from '../../http/actor';

/** For what one endpoint does by several rights. */
export function assertMay(user: Actor, right: Right): void {
  if (!can(user, right)) throw new AppError('FORBIDDEN', denial(right));
}
