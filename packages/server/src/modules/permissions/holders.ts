import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Renames a permission for the users and roles that hold it. */
export async function renameForHolders(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update users set permissions = array_replace(permissions, ${from}, ${to})
    where ${from} = any (permissions)`.execute(tx);
  await sql`update roles set rights = (rights - ${from}::text) || jsonb_build_object(${to}::text, rights -> ${from}::text)
    where jsonb_exists(rights, ${from})`.execute(tx);
}

/**
 * Removes a deleted permission from its holders, so that a new one of the same name isn't granted to them.
 */
export async function takeFromHolders(tx: Tx, name: string): Promise<void> {
  await sql`update users set permissions = array_remove(permissions, ${name})
    where ${name} = any (permissions)`.execute(tx);
  await sql`update roles set rights = rights - ${name}::text where jsonb_exists(rights, ${name})`.execute(tx);
}
