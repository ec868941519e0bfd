import {
  AppError,
  beyondReach,
  holderOf,
  notFound,
  rightsInWords,
  roleTexts,
  ruleBroken,
  type Role,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertWithinRank } from './check-role';
import { readRole } from './roles.queries';

/** A role of the shop that this person may change, once nobody else can. */
export async function lockOwnRole(tx: Tx, user: Actor, id: string): Promise<Role> {
  const row = await tx.selectFrom('roles').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound(roleTexts.notFound);
  const role = await readRole(tx, id);
  if (role.isSystem) throw ruleBroken(roleTexts.system);
  await assertWithinRank(tx, user, role.level, roleTexts.above);
  const beyond = beyondReach(user, holderOf(role.name, role.permissions));
  if (beyond.length > 0) throw new AppError('FORBIDDEN', roleTexts.beyond(rightsInWords(beyond)));
  return role;
}
