import { roleNames } from './role-matrix';

/** Roles the shop made itself rank just above the viewer unless they say otherwise. */
export interface RankedRole {
  name: string;
  rank: number;
}

/** Rank 0 is the highest; a role unknown to everyone ranks as a viewer. */
export function roleRank(role: string, custom: readonly RankedRole[] = []): number {
  const system = roleNames.findIndex((name) => name === role);
  if (system >= 0) return system;
  return custom.find(({ name }) => name === role)?.rank ?? roleNames.length - 1;
}

/** One may manage people of one's own rank or below, never above. */
export const canManageRole = (mine: string, theirs: string, custom: readonly RankedRole[] = []): boolean =>
  roleRank(mine, custom) <= roleRank(theirs, custom);
