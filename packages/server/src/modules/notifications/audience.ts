import { can, notificationKinds, type NotificationKind, type Settings } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { holderIn, revokedFor } from '../permissions';
import { readEveryones } from '../../kernel/settings';

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
    .leftJoin('roles', 'roles.name', 'users.role')
    .select([
      'users.id',
      'users.role',
      'users.email',
      'users.phone',
      'users.permissions',
      'roles.rights',
      revokedFor(sql.ref('users.role')).as('revoked'),
    ])
    .where('users.isActive', '=', true)
    .execute();
  const wishesOf = await readEveryones(db, 'notifications');
  return people.flatMap((person) => {
    const { id } = person;
    const who = holderIn(person);
    const wishes = wishesOf(id);
    const wants = (kind: NotificationKind) => wishes[kind] && can(who, notificationKinds[kind].right);
    return can(who, 'notifications:read') ? [{ id, wants, ways: waysTo(person, wishes) }] : [];
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
