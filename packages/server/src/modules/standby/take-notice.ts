import { setTimeout as wait } from 'node:timers/promises';
import { must, ruleBroken, standbyTexts, type MovedAnswer } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readEpoch, readMoved } from './epoch-store';
import { heedClaim } from './heed-claim';
import { holdWrites } from './hold-writes';

/** Milliseconds that requests which had begun may take to end; the other computer waits ten seconds for all of it. */
const endsWithin = 4000;

/** Stops selling because another computer proves that it is the shop; answers how far the log goes when it has stopped. */
export async function takeNotice(
  { db, url, dataDir }: { db: Db; url: string; dataDir: string },
  signed: string,
): Promise<MovedAnswer> {
  const heeded = await heedClaim({ own: await readEpoch(db), dataDir, db }, signed);
  if (!heeded && !(await readMoved(dataDir))) throw ruleBroken(standbyTexts.notPaired);
  // the other processes of this server look at the file once a second
  await wait(1500);
  for (const since = Date.now(); Date.now() - since < endsWithin && (await isWriting(db));) await wait(100);
  // what is committed after the end of the log was read would be lost
  await holdWrites(db, url);
  const { rows } = await sql<{ flushed: string }>`select pg_current_wal_flush_lsn()::text as flushed`.execute(
    db,
  );
  return must(rows[0]);
}

async function isWriting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and backend_xid is not null
      and pid <> pg_backend_pid()) as busy`.execute(db);
  return rows[0]?.busy ?? false;
}
