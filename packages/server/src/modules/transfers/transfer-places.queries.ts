import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** Reads the names of all active warehouses, also for users who are bound to some: they choose the other end. */
export async function transferPlaces(db: Db): Promise<{ _id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from public.warehouses where status = 'active' order by name, id`.execute(db);
  return rows.map(({ id: _id, name }) => ({ _id, name }));
}
