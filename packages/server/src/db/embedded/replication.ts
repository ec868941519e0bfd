import { createHmac } from 'node:crypto';
import { escapeLiteral, type Client } from 'pg';

/** The role as which a computer that stands by reads the log. It may do nothing else. */
export const replicationUser = 'turoos_standby';

/** Both computers know the password of the database, and so the one of this role. */
export const replicationPassword = (databasePassword: string): string =>
  createHmac('sha256', databasePassword).update('turoos standby').digest('base64url');

export async function ensureReplicationRole(client: Client, databasePassword: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [replicationUser]);
  if (known.rowCount) return;
  const password = escapeLiteral(replicationPassword(databasePassword));
  await client.query(`create role ${replicationUser} login replication password ${password}`);
}

/** The replication slot of a standby, and the name that its connection has. */
export const standbyName = (id: string): string => `standby_${id.replaceAll('-', '')}`;
