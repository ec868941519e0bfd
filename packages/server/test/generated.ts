import { sql } from 'kysely';
import type { Db } from '../src/db/connect';
import { checkBooks } from '../src/modules/books';

/** Counts the rows of a table or a selection: `sales where status = 'pending'`. */
export const countOf = async (db: Db, from: string): Promise<number> =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.raw(from)}`.execute(db)).rows[0]?.n);

export const brokenClaims = async (db: Db): Promise<string[]> =>
  (await checkBooks(db)).filter(({ contradictions }) => contradictions.length).map(({ claim }) => claim);
