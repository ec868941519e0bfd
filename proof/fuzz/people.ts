import {
  can,
  effectivePermissions,
  roleMatrix,
  roleNames,
  type Endpoint,
  type RoleName,
  type Subject,
} from '@turoos/contract';
import { Client } from 'pg';
import { signInAs } from '../sign-in-as';
import type { Dice } from './dice';

/** Twins of some roles who are bound to one warehouse. */
const boundRoles = ['admin', 'warehouse_manager', 'sales_staff'] as const;
type Bound = `bound_${(typeof boundRoles)[number]}`;

/** One user of each role, the bound ones, and an anonymous one. */
export const people: readonly (RoleName | Bound | undefined)[] = [
  undefined,
  ...roleNames,
  ...boundRoles.map((role): Bound => `bound_${role}`),
];
export type Someone = (typeof people)[number];

export const isBound = (who: Someone): who is Bound => who?.startsWith('bound_') === true;

/** The permissions of a user who has only this role, and whether they are bound to a warehouse. */
export function subjectOf(who: NonNullable<Someone>): Subject {
  const role = who.replace('bound_', '') as RoleName;
  const permissions = effectivePermissions({ rights: roleMatrix[role], own: [], revoked: [] });
  return { role, permissions, warehouses: isBound(who) ? [] : undefined };
}

const mayCall = ({ access }: Endpoint, who: Someone): boolean =>
  access === 'public' || (who !== undefined && (access === 'signed-in' || can(subjectOf(who), access)));

/** Chooses mostly a user with the right, so that requests get past the permission check. */
export function callerOf(endpoint: Endpoint, dice: Dice): Someone {
  const able = people.filter((who) => mayCall(endpoint, who));
  return dice.chance(0.9) && able.length ? dice.oneOf(able) : dice.oneOf(people);
}

/** Keeps the users signed in: their requests may end their own sessions. */
export async function openSessions(url: string, databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Users to be changed, locked and deleted in place of the attackers.
  await client.query(
    `insert into users (username, name, role, password_hash)
     select 'stranger' || nth, 'زميل ' || nth, (array['viewer', 'sales_staff', 'warehouse_staff'])[1 + nth % 3],
       password_hash from users, generate_series(1, 40) as nth where username = 'viewer'`,
  );
  await client.query(
    `insert into users (username, name, role, password_hash)
     select 'bound_' || role, 'موظف الفرع', role, password_hash from users where username = any ($1)`,
    [boundRoles],
  );
  const { rows } = await client.query<{ warehouse: string }>(
    `insert into user_warehouses (user_id, warehouse_id)
     select u.id, (select id from warehouses where status = 'active' order by code offset 1 limit 1)
     from users u where u.username like 'bound\\_%' returning warehouse_id as warehouse`,
  );
  const tokens = new Map<Someone, string>();
  return {
    /** The warehouse of the bound users. */
    branch: rows[0]?.warehouse ?? '',
    tokenOf: async (who: Someone): Promise<string | undefined> => {
      if (!who || tokens.has(who)) return tokens.get(who);
      // Clears the failed sign-ins that the attack caused on purpose.
      await client.query('delete from login_failures');
      const token = await signInAs(url, who);
      tokens.set(who, token);
      return token;
    },
    forget: (who: Someone) => tokens.delete(who),
    close: () => client.end(),
  };
}
