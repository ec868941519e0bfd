import {
  AppError,
  hasAdminAccess,
  manageUserBlocked,
  notFound,
  ruleBroken,
  texts,
  userTexts,
  type RankedRole,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { readUser } from './users.queries';

const administrators = ['super_admin', 'admin'];

/** Reads the ranks of the custom roles. */
export const readRanks = (tx: Tx): Promise<RankedRole[]> =>
  tx.selectFrom('roles').select(['name', 'rank']).where('isSystem', '=', false).execute();

/**
 * Locks the acting user, the affected user and all active administrators, always sorted by id: of two users
 * who revoke each other's rights concurrently, the second finds their own session ended, and the last
 * administrator is never counted twice. Returns the affected user.
 */
export async function lockPerson(tx: Tx, user: Actor, id: string) {
  const locked = await tx
    .selectFrom('users')
    .selectAll()
    .where((e) =>
      e.or([
        e('id', 'in', [user.id, id]),
        e.and([e('role', 'in', administrators), e('isActive', '=', true)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', user.sessionId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (!session) throw new AppError('UNAUTHORIZED', texts.sessionExpired);
  const person = locked.find((row) => row.id === id);
  if (!person) throw notFound(userTexts.notFound);
  return person;
}
export type LockedPerson = Awaited<ReturnType<typeof lockPerson>>;

/** Throws when the affected user ranks above the acting user or has rights the acting user lacks. */
export async function assertManages(tx: Tx, user: Actor, person: LockedPerson): Promise<void> {
  const ranks = await readRanks(tx);
  refuseIf(manageUserBlocked(user, await readUser(tx, person.id), ranks), 'FORBIDDEN');
}

/** Throws when no active administrator remains; call it after the change, under the lock. */
export async function assertAdminRemains(tx: Tx, before: { role: string; isActive: boolean }): Promise<void> {
  if (!hasAdminAccess(before.role) || !before.isActive) return;
  const someone = await tx
    .selectFrom('users')
    .select('id')
    .where('role', 'in', administrators)
    .where('isActive', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!someone) throw ruleBroken(userTexts.lastAdmin);
}
