import { rightsInWords } from './access-words';
import type { Subject } from './can';
import { canManageRole, type RankedRole } from './manage-role';
import { beyondReach } from './reach';

interface Refusals {
  above: string;
  beyond: (rights: string) => string;
}

/** Why somebody can't manage what holds a role and rights: it ranks above them, or may do what they may not. */
export function manageBlocked(
  who: Subject,
  held: Subject,
  ranks: readonly RankedRole[],
  { above, beyond }: Refusals,
): string | undefined {
  if (!canManageRole(who.role, held.role, ranks)) return above;
  const rights = beyondReach(who, held);
  return rights.length > 0 ? beyond(rightsInWords(rights)) : undefined;
}
