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

/** People speak of levels: 9 is the highest, 1 a viewer's. */
export const highestLevel = roleNames.length;
export const levelOfRank = (rank: number): number => highestLevel - rank;
export const rankOfLevel = (level: number): number => highestLevel - level;
/** Just above the viewer. */
export const defaultRoleLevel = 2;
