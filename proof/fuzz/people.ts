import { can, effectivePermissions, roleMatrix, roleNames, type Endpoint } from '@turoos/contract';
import { Client } from 'pg';
import { signInAs } from '../sign-in-as';
import type { Dice } from './dice';

/** One user of each role, and an anonymous one. */
export const people = [undefined, ...roleNames] as const;
export type Someone = (typeof people)[number];

/** The permissions of a user who has only this role. */
export const subjectOf = (role: NonNullable<Someone>) => ({
  role,
  permissions: effectivePermissions({ rights: roleMatrix[role], own: [], revoked: [] }),
});

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
  const tokens = new Map<Someone, string>();
  return {
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
