import { roleNames } from './role-matrix';

/** A role created by the shop; its default rank is just above the viewer. */
export interface RankedRole {
  name: string;
  rank: number;
}

/** Returns a role's rank. Rank 0 is the highest; an unknown role ranks as a viewer. */
export function roleRank(role: string, custom: readonly RankedRole[] = []): number {
  const system = roleNames.findIndex((name) => name === role);
  if (system >= 0) return system;
  return custom.find(({ name }) => name === role)?.rank ?? roleNames.length - 1;
}

/** A user may manage users of the same rank or below, never above. */
export const canManageRole = (mine: string, theirs: string, custom: readonly RankedRole[] = []): boolean =>
  roleRank(mine, custom) <= roleRank(theirs, custom);

/** Screens show levels instead of ranks: 9 is the highest, 1 is the viewer. */
export const highestLevel = roleNames.length;
export const levelOfRank = (rank: number): number => highestLevel - rank;
export const rankOfLevel = (level: number): number => highestLevel - level;
/** Just above the viewer. */
export const defaultRoleLevel = 2;
