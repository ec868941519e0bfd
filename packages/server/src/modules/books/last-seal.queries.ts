import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** Reads the last seal. Kept outside of the database, it shows whether the seals themselves were replaced. */
export const readLastSeal = (db: Db): Promise<{ day: string; hash: Buffer } | undefined> =>
  db.selectFrom('daySeals').select(['day', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();

/** Reads the days that were sealed more than once. A clock that was corrected is the only honest reason. */
export async function readDaysSealedAgain(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day from day_seals group by day having count(*) > 1 order by day`.execute(db);
  return rows.map(({ day }) => day);
}
