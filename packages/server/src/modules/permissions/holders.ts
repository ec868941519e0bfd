import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Whoever was given a permission goes on holding it under its new name. */
export async function renameForHolders(tx: Tx, from: string, to: string): Promise<void> {
  await sql`update users set permissions = array_replace(permissions, ${from}, ${to})
    where ${from} = any (permissions)`.execute(tx);
  await sql`update roles set rights = (rights - ${from}::text) || jsonb_build_object(${to}::text, rights -> ${from}::text)
    where jsonb_exists(rights, ${from})`.execute(tx);
}

/** A permission that is no more is nobody's, also should one of that name be made again. */
export async function takeFromHolders(tx: Tx, name: string): Promise<void> {
  await sql`update users set permissions = array_remove(permissions, ${name})
    where ${name} = any (permissions)`.execute(tx);
  await sql`update roles set rights = rights - ${name}::text where jsonb_exists(rights, ${name})`.execute(tx);
}
