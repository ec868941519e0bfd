import {
  AppError,
  conflict,
  fold,
  isKnownPermission,
  permissionLabel,
  rankOfLevel,
  roleLabels,
  roleRank,
  roleTexts,
  ungrantableRights,
  userTexts,
  wrongField,
  type Level,
  type Rights,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { catalogueNames } from '../permissions';
import { readRanks } from '../users';

/** Other names of the system roles: a custom role with such a name would be mistaken for one. */
const taken = new Set([...Object.values(roleLabels), 'sales', 'warehouse'].map(fold));

export function assertOwnName(name: string): void {
  if (taken.has(fold(name))) throw conflict(roleTexts.nameTaken(name));
}

/** Throws when the role ranks above the user's own. */
export async function assertWithinRank(tx: Tx, user: Actor, level: number, refusal: string): Promise<void> {
  if (roleRank(user.role, await readRanks(tx)) > rankOfLevel(level)) throw new AppError('FORBIDDEN', refusal);
}

/** Throws when a right added to a role is unknown or the user may not grant it. */
export async function assertGivableRights(
  tx: Tx,
  user: Actor,
  rights: Rights,
  before: Readonly<Record<string, Level>> = {},
): Promise<void> {
  const added: Rights = Object.fromEntries(
    Object.entries(rights).filter(([key, level]) => level !== before[key]),
  );
  const catalogue = await catalogueNames(tx);
  const unknown = Object.keys(added).find((key) => !isKnownPermission(key, catalogue));
  if (unknown !== undefined) throw wrongField('permissions', roleTexts.unknownPermission(unknown));
  const beyond = ungrantableRights(user, added);
  if (beyond.length > 0)
    throw new AppError('FORBIDDEN', userTexts.beyondReach(beyond.map(permissionLabel).join('، ')));
}
