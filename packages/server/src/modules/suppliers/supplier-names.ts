import { conflict, supplierTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

export const nameTaken = (name: string) => conflict(supplierTexts.nameTaken(name));

/** Names are one when they fold to the same. */
export async function findByName(db: Db, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('suppliers')
    .select('id')
    .where(sql`turoos_fold(name)`, '=', sql`turoos_fold(${name})`)
    .executeTakeFirst();
  return found?.id;
}
