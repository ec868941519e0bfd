import type { Db } from '../../db/connect';

/** Reads the last seal. Kept outside of the database, it shows whether the seals themselves were replaced. */
export const readLastSeal = (db: Db): Promise<{ day: string; hash: Buffer } | undefined> =>
  db.selectFrom('daySeals').select(['day', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();
