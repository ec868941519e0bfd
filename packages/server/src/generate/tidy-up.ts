import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { withoutTimeLimit } from '../db/time-limits';

/** Vacuums and analyzes, as the database does sooner or later, so that measurements do not depend on when. */
export const tidyUp = (db: Db, tables: readonly string[]): Promise<void> =>
  db.connection().execute((connection) =>
    withoutTimeLimit(connection, async () => {
      for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    }),
  );
