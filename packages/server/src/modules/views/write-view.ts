import { AppError, can, conflict, denial, notFound, viewTexts } from '@turoos/contract';
import { sqlState } from '../../db/sql-state';
import type { Actor } from '../../kernel/actor';

/** Throws unless the user may share views with a role. */
export function assertMayShare(user: Actor): void {
  if (!can(user, 'views:share')) throw new AppError('FORBIDDEN', denial('views:share'));
}

/** Maps what the database refuses to its reason: a second view of one name, or a role that does not exist. */
export async function orRefused<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === '23505') throw conflict(viewTexts.taken(name));
    if (sqlState(error) === '23503') throw notFound(viewTexts.noRole);
    throw error;
  }
}
