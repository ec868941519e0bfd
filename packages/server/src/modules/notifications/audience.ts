import { can, notificationKinds, type NotificationKind, type Settings } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { holderIn, revokedFor, warehousesOf } from '../permissions';
import { readSettingsOfAll } from '../../kernel/settings';

export interface Listener {
  id: string;
  /** Whether the user may see notifications of this kind and has them switched on. */
  wants(kind: NotificationKind): boolean;
  /** The channels besides the app that the user is notified by. */
  ways: { channel: 'email' | 'sms'; recipient: string }[];
  /** The warehouses the user is bound to; undefined for a user of the whole shop. */
  warehouses: readonly string[] | undefined;
}

/** Reads all active users who may be notified, with their current rights and preferences. */
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
      warehousesOf(sql.ref('users.id')).as('warehouses'),
    ])
    .where('users.isActive', '=', true)
    .execute();
  const choicesOf = await readSettingsOfAll(db, 'notifications');
  return people.flatMap((person) => {
    const { id } = person;
    const warehouses = person.warehouses ?? undefined;
    const who = { ...holderIn(person), warehouses };
    const choices = choicesOf(id);
    const wants = (kind: NotificationKind) => choices[kind] && can(who, notificationKinds[kind].right);
    return can(who, 'notifications:read') ? [{ id, wants, ways: waysTo(person, choices), warehouses }] : [];
  });
}

function waysTo(
  { email, phone }: { email: string | null; phone: string | null },
  choices: Settings['notifications'],
): Listener['ways'] {
  return [
    ...(choices.email && email ? [{ channel: 'email' as const, recipient: email }] : []),
    ...(choices.sms && phone ? [{ channel: 'sms' as const, recipient: phone }] : []),
  ];
}
