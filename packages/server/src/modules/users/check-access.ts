import {
  AppError,
  assignRoleBlocked,
  canonicalRole,
  isKnownPermission,
  mayGivePermission,
  permissionLabel,
  ruleBroken,
  userTexts,
  wrongField,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { catalogueNames } from '../permissions';
import { readRanks } from './people';

/** Returns the stored name of a role that this user may assign. */
export async function assignableRole(tx: Tx, user: Actor, wanted: string): Promise<string> {
  const name = canonicalRole(wanted);
  // locks the role until the user is written, so that a role being deleted can't be assigned
  const role = await tx
    .selectFrom('roles')
    .select('rights')
    .where('name', '=', name)
    .forKeyShare()
    .executeTakeFirst();
  if (!role) throw ruleBroken(userTexts.noSuchRole);
  const given = { name, permissions: role.rights };
  refuseIf(assignRoleBlocked(user, given, await readRanks(tx)), 'FORBIDDEN');
  return name;
}

/** Throws when a permission is unknown, or when a newly added one is not the user's to grant. */
export async function assertGivable(
  tx: Tx,
  user: Actor,
  wanted: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const added = wanted.filter((string) => !before.includes(string));
  if (added.length === 0) return;
  const catalogue = await catalogueNames(tx);
  const unknown = added.find((string) => !isKnownPermission(string, catalogue));
  if (unknown !== undefined) throw wrongField('permissions', userTexts.unknownPermission(unknown));
  const beyond = added.filter((string) => !mayGivePermission(user, string));
  if (beyond.length > 0)
    throw new AppError('FORBIDDEN', userTexts.beyondReach(beyond.map(permissionLabel).join('، ')));
}
