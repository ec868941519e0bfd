import { AppError, can, conflict, denial, notFound, viewTexts } from '@turoos/contract';
import { orLinkBroken, orTaken } from '../../db/refused-writes';
import type { Actor } from '../../kernel/actor';

/** Throws unless the user may share views with a role. */
export function assertMayShare(user: Actor): void {
  if (!can(user, 'views:share')) throw new AppError('FORBIDDEN', denial('views:share'));
}

/** Awaits the write of a view and words what the database refuses: a second one of its name, a role that does not exist. */
export const orRefused = <T>(name: string, write: Promise<T>): Promise<T> =>
  orLinkBroken(
    orTaken(write, () => conflict(viewTexts.taken(name))),
    () => notFound(viewTexts.noRole),
  );
