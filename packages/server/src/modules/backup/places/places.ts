import { randomUUID } from 'node:crypto';
import { backupTexts, conflict, notFound, ruleBroken, type BackupPlace } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { BackupPlaces } from '../../../db/schema';
import type { Tx } from '../../../db/transaction';
import type { Actor } from '../../../kernel/actor';
import { recordChange } from '../../../kernel/audit';
import { diskOfPlace, markPlace, realPathOf, unmarkPlace } from './place-folder';

const mostPlaces = 5;

export async function listPlaces(db: Db, dataDir: string): Promise<BackupPlace[]> {
  const rows = await db.selectFrom('backupPlaces').selectAll().orderBy('createdAt').execute();
  return Promise.all(rows.map((row) => present(row, dataDir)));
}

async function present(
  { id, path, isSameDisk: before, fileName, stateAt, copiedAt, triedAt, problem }: Selectable<BackupPlaces>,
  dataDir: string,
): Promise<BackupPlace> {
  const isSameDisk = (await diskOfPlace(path, id, dataDir)) ?? before;
  return { _id: id, path, isSameDisk, fileName, stateAt, copiedAt, triedAt, problem };
}

/** Adds a folder as a place for copies; the next run of the job copies the newest backup there. */
export async function addPlace(tx: Tx, user: Actor, dataDir: string, path: string): Promise<BackupPlace> {
  const places = await tx.selectFrom('backupPlaces').select('path').forUpdate().execute();
  const taken = await Promise.all(places.map((place) => realPathOf(place.path)));
  if (taken.includes(await realPathOf(path))) throw conflict(backupTexts.placeTaken);
  if (places.length >= mostPlaces) throw ruleBroken(backupTexts.placesFull);
  const id = randomUUID();
  await markPlace(path, id, dataDir);
  const row = await tx
    .insertInto('backupPlaces')
    .values({ id, path, createdBy: user.name, isSameDisk: await diskOfPlace(path, id, dataDir) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(tx, user, {
    action: 'backup.place_add',
    entity: 'backup',
    entityId: id,
    after: { path },
  });
  return present(row, dataDir);
}

/** Forgets a place; the copies there stay. Returns a function that removes its mark, to be called after the commit. */
export async function removePlace(tx: Tx, user: Actor, id: string): Promise<() => Promise<void>> {
  const removed = await tx
    .deleteFrom('backupPlaces')
    .where('id', '=', id)
    .returning('path')
    .executeTakeFirst();
  if (!removed) throw notFound(backupTexts.placeNotFound);
  const { path } = removed;
  await recordChange(tx, user, {
    action: 'backup.place_remove',
    entity: 'backup',
    entityId: id,
    before: { path },
  });
  return () => unmarkPlace(path, id).catch(() => undefined);
}
