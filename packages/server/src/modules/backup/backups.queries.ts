import { stat } from 'node:fs/promises';
import {
  backupTexts,
  notFound,
  takeBackupBlocked,
  type Backup,
  type BackupCheck,
  type BackupsQuery,
  type BackupSummary,
  type Page,
} from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Backups } from '../../db/schema';
import { refuseIf } from '../../kernel/assert-may';
import { readSettings } from '../../kernel/settings';
import { describeArchive } from './archive/describe-archive';
import { backupPath } from './backup-folder';
import { isWorking } from './exclusive';
import { listPlaces } from './places/places';
import { nextDue } from './schedule.rules';

type BackupRow = Selectable<Backups>;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Presents the rows; a running backup counts as interrupted when nobody holds the backup lock. The lock is
 * checked before and after the read, because a backup may start or finish in between.
 */
async function presentAll(db: Db, dataDir: string, read: () => Promise<BackupRow[]>): Promise<Backup[]> {
  const before = await isWorking(db);
  const rows = await read();
  const working = before || (await isWorking(db));
  return Promise.all(rows.map((row) => present(row, dataDir, working)));
}

async function present(
  { id, contents, ...row }: BackupRow,
  dataDir: string,
  working: boolean,
): Promise<Backup> {
  const interrupted = row.status === 'running' && !working;
  return {
    ...row,
    _id: id,
    id,
    kind: row.kind,
    ...(interrupted ? { status: 'failed', error: backupTexts.interrupted } : { status: row.status }),
    contents,
    isAvailable: row.status === 'ready' && (await isThere(backupPath(dataDir, row.fileName))),
  };
}

export async function listBackups(
  db: Db,
  dataDir: string,
  query: BackupsQuery,
  { sealsItsOwn, isEmbedded }: { sealsItsOwn: boolean; isEmbedded: boolean },
): Promise<Page<Backup> & { summary: BackupSummary }> {
  const direction = query.sort === 'createdAt' ? 'asc' : 'desc';
  const all = db.selectFrom('backups').selectAll().orderBy('createdAt', direction).orderBy('id', direction);
  let total = 0;
  const rows = await presentAll(db, dataDir, async () => {
    const found = await readPage(db, all, query);
    total = found.total;
    return found.rows;
  });
  return {
    rows,
    total,
    page: query.page,
    limit: query.limit,
    summary: {
      ...(await summarise(db)),
      sealsItsOwn,
      places: await listPlaces(db, dataDir),
      archive: await describeArchive(db, dataDir, isEmbedded),
    },
  };
}

async function summarise(db: Db): Promise<Omit<BackupSummary, 'sealsItsOwn' | 'places' | 'archive'>> {
  const last = await db
    .selectFrom('backups')
    .select('createdAt')
    .where('status', '=', 'ready')
    .where('kind', '<>', 'uploaded')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const restore = await db
    .selectFrom('backupRestores')
    .select(['at', 'fileName', 'takenAt', 'restoredBy as by'])
    .select(
      sql<boolean>`exists (select from shop_epoch where claim_id = backup_restores.id)`.as('isTakeOver'),
    )
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const settings = await readSettings(db, 'backup');
  return {
    lastBackupAt: last?.createdAt ?? null,
    nextAt: settings.autoBackup ? nextDue(settings, new Date()) : null,
    lastCheck: (await readLastCheck(db)) ?? null,
    lastRestore: restore ?? null,
  };
}

export const readLastCheck = (db: Db) =>
  db
    .selectFrom('backupChecks')
    .select(['at', 'fileName', 'method', 'error'])
    .$narrowType<Pick<BackupCheck, 'method'>>()
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

async function readRow(db: Db, id: string): Promise<BackupRow> {
  const row = await db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(backupTexts.notFound);
  return row;
}

export async function readBackupEntry(db: Db, dataDir: string, id: string): Promise<Backup> {
  const [backup] = await presentAll(db, dataDir, async () => [await readRow(db, id)]);
  return backup as Backup;
}

/** Returns a completed backup with the path of its file; throws when the file is missing. */
export async function readReadyBackup(db: Db, dataDir: string, id: string) {
  const row = await readRow(db, id);
  refuseIf(takeBackupBlocked(row));
  const path = backupPath(dataDir, row.fileName);
  if (!(await isThere(path))) throw notFound(backupTexts.fileMissing);
  return { ...row, path };
}
