import {
  can,
  effectivePermissions,
  notificationKinds,
  type NotificationKind,
  type Rights,
  type Settings,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { revokedFor } from '../permissions';
import { readEveryones } from '../settings';

export interface Listener {
  id: string;
  /** Of what they may see, what they want to hear of. */
  wants(kind: NotificationKind): boolean;
  /** Where else than in the app they are told. */
  ways: { channel: 'email' | 'sms'; recipient: string }[];
}

/** Everyone who may be told of anything, with their rights and wishes as they are now. */
export async function readAudience(db: Db): Promise<Listener[]> {
  const people = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.name', 'users.role')
    .select([
      'users.id',
      'users.role',
      'users.email',
      'users.phone',
      'users.permissions as own',
      'roles.rights',
      revokedFor(sql.ref('users.role')).as('revoked'),
    ])
    .where('users.isActive', '=', true)
    .execute();
  const wishesOf = await readEveryones(db, 'notifications');
  return people.flatMap(({ id, role, own, rights, revoked, ...reach }) => {
    const permissions = effectivePermissions({ rights: rights as Rights, own, revoked });
    const who = { role, permissions };
    const wishes = wishesOf(id);
    const wants = (kind: NotificationKind) => wishes[kind] && can(who, notificationKinds[kind].right);
    return can(who, 'notifications:read') ? [{ id, wants, ways: waysTo(reach, wishes) }] : [];
  });
}

function waysTo(
  { email, phone }: { email: string | null; phone: string | null },
  wishes: Settings['notifications'],
): Listener['ways'] {
  return [
    ...(wishes.email && email ? [{ channel: 'email' as const, recipient: email }] : []),
    ...(wishes.sms && phone ? [{ channel: 'sms' as const, recipient: phone }] : []),
  ];
}
