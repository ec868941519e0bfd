import { can, fold } from '@turoos/contract';
import { currentUser } from '@/lib/session/session-state';
import { actions } from './actions';
import { rankOf, type Hit } from './hit';

/** Finds the actions that the user may take, by their label or words; all of them without a text. */
export function findActions(text: string): readonly Hit[] {
  const user = currentUser();
  const wanted = fold(text).split(' ').filter(Boolean);
  return actions
    .filter(({ label, words = '', right }) => {
      const name = fold(`${label} ${words}`);
      return user !== undefined && can(user, right) && wanted.every((word) => name.includes(word));
    })
    .map(({ label, to, icon }) => ({
      id: `action ${label}`,
      label,
      icon,
      to,
      rank: rankOf(label, text, fold(label) === fold(text)),
    }));
}
