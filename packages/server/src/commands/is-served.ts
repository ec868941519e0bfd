import { sql } from 'kysely';
import type { Db } from '../db/connect';

/** Whether a server is running: each has a connection of this name to listen for changes. */
export async function isServed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ served: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and application_name = 'turoos live'
    ) as served`.execute(db);
  return rows[0]?.served ?? false;
}
