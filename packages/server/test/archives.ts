import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { must } from '@turoos/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { connect, type Db } from '../src/db/connect';
import type { Engine } from '../src/db/engine';
import { migrate } from '../src/db/migrate';
import { transaction } from '../src/db/transaction';
import { syncSystemRoles } from '../src/modules/roles';
import { ensureFirstAdmin } from '../src/modules/users';
import { findRuns, keepArchive, readArchiveState, type Archive } from '../src/modules/backup';

export interface ArchivedShop {
  engine: Engine;
  db: Db;
  archive: Archive;
  placeId: string;
  /** Writes a row and returns the moment after it. */
  write(what: string): Promise<Date>;
  /** Runs rounds until a whole copy is in the newest run and the log reaches its end. */
  untilCopied(): Promise<void>;
  state(): ReturnType<typeof readState>;
  close(): Promise<void>;
}

const readState = async (dataDir: string) => must((await readArchiveState(dataDir))?.places[0]);

/** A shop over an embedded database of its own, with a place for copies whose rounds are run by the test. */
export async function archiveShop(
  engine: Engine,
  dataDir: string,
  place: string,
  passphrase?: string,
): Promise<ArchivedShop> {
  const db = connect(engine.url, { max: 3 });
  await migrate(db);
  await transaction(db, syncSystemRoles);
  await ensureFirstAdmin(db, dataDir, 'a password of tests');
  await sql`create table if not exists written (what text, at timestamptz default clock_timestamp())`.execute(
    db,
  );
  const placeId = await usePlace(db, place);
  const archive = keepArchive({
    db,
    cluster: must(engine.cluster),
    dataDir,
    passphrase,
    complain: (error) => console.error(error),
    interval: 3_600_000,
  });
  await archive.round();
  return {
    engine,
    db,
    archive,
    placeId,
    async write(what) {
      await sql`insert into written (what) values (${what})`.execute(db);
      // milliseconds apart, because moments are no finer here
      await sql`select pg_sleep(0.02)`.execute(db);
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at, pg_sleep(0.02)`.execute(db);
      return must(rows[0]).at;
    },
    state: () => readState(dataDir),
    async untilCopied() {
      await expect
        .poll(
          async () => {
            await archive.round();
            return (await findRuns([place])).at(-1)?.spans.length;
          },
          { timeout: 60_000, interval: 100 },
        )
        .toBe(1);
    },
    async close() {
      await archive.close();
      await db.destroy();
    },
  };
}

/** A restored shop knows its place already. */
async function usePlace(db: Db, path: string): Promise<string> {
  const known = await db.selectFrom('backupPlaces').select('id').where('path', '=', path).executeTakeFirst();
  if (known) return known.id;
  const id = randomUUID();
  await mkdir(path, { recursive: true });
  await writeFile(join(path, `.turoos-${id}`), '');
  await db.insertInto('backupPlaces').values({ id, path, createdBy: 'test' }).execute();
  return id;
}

export async function readWritten(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`select what from written order by at`.execute(db);
  return rows.map(({ what }) => what);
}

/** The paths of all files of the archive in a place. */
export async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(join(place, 'turoos-archive'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
