import { stat } from 'node:fs/promises';
import { backupTexts } from '@turoos/contract';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { BackupPlaces } from '../../../db/schema';
import { readSettings } from '../../../kernel/settings';
import { backupPath } from '../backup-folder';
import type { BackupContext } from '../context';
import { copyMakingRoom } from './make-room';
import { copyCompared, diskOfPlace, isThere, problemOf, prunePlace } from './place-folder';

const day = 86_400_000;

type Place = Pick<Selectable<BackupPlaces>, 'id' | 'path' | 'fileName' | 'problem'>;

interface Newest {
  fileName: string;
  createdAt: Date;
}

/** Copies the newest backup into every place that lacks it. A place that is away gets it when it is back. */
export async function copyToPlaces(context: BackupContext, now: Date = new Date()): Promise<void> {
  const { db } = context;
  const places = await db
    .selectFrom('backupPlaces')
    .select(['id', 'path', 'fileName', 'problem'])
    .orderBy('createdAt')
    .execute();
  const newest = places.length > 0 ? await readNewest(db) : undefined;
  if (!newest) return;
  for (const place of places) {
    const problem = await copyTo(context, place, newest, now);
    if (context.background.closing.aborted) return;
    if (problem !== undefined) await note(context, place, newest, problem);
  }
}

/** A file from elsewhere may be of another shop. */
const readNewest = (db: Db): Promise<Newest | undefined> =>
  db
    .selectFrom('backups')
    .select(['fileName', 'createdAt'])
    .where('status', '=', 'ready')
    .where('kind', '<>', 'uploaded')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns why the copy failed, empty if it succeeded, and undefined if there was nothing to do. */
async function copyTo(
  { db, dataDir, background, warn }: BackupContext,
  { id, path, fileName, problem }: Place,
  newest: Newest,
  now: Date,
): Promise<string | undefined> {
  try {
    if (!(await isThere(path, id))) return backupTexts.placeAway;
    if (fileName === newest.fileName && problem === '') return undefined;
    const source = backupPath(dataDir, newest.fileName);
    const copy = () => copyCompared(source, path, newest.fileName, background.closing);
    await copyMakingRoom(copy, path, (await stat(source)).size);
    const { keepAtLeast, retentionDays } = await readSettings(db, 'backup');
    await prunePlace(path, keepAtLeast, new Date(now.getTime() - retentionDays * day));
    return '';
  } catch (error) {
    const said = problemOf(error);
    if (said === backupTexts.placeFailed) warn(error);
    return said;
  }
}

async function note(
  { db, dataDir, announce }: BackupContext,
  { id, path, problem: before }: Place,
  newest: Newest,
  problem: string,
) {
  const copied = { fileName: newest.fileName, stateAt: newest.createdAt, copiedAt: sql<Date>`now()` };
  const isSameDisk = await diskOfPlace(path, id, dataDir);
  await db
    .updateTable('backupPlaces')
    .set({
      triedAt: sql<Date>`now()`,
      problem,
      ...(isSameDisk !== null && { isSameDisk }),
      ...(problem === '' && copied),
    })
    .where('id', '=', id)
    .execute();
  if (problem !== before || problem === '') announce(['backup']);
}
