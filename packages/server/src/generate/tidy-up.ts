import { sql } from 'kysely';
import type { Db } from '../db/connect';

/** What the database does by itself sooner or later, so that measurements don't depend on when. */
export const tidyUp = (db: Db, tables: readonly string[]): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
