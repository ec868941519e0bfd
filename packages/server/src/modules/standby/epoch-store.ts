import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { standbyTexts } from '@turoos/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect';
import { readJsonFile, writeJsonFile } from '../../system/json-file';
import { laterEpoch, type Claim, type Epoch } from './epoch.rules';

const EpochFile = z.object({
  epoch: z.int().min(1),
  claimId: z.uuid().nullable(),
  takenAt: z.coerce.date().nullable(),
  claim: z.string().nullable().default(null),
});
const MovedFile = z.object({ epoch: z.int(), name: z.string(), addresses: z.array(z.string()) });
export type Moved = z.output<typeof MovedFile>;

const epochFile = (dataDir: string): string => join(dataDir, 'epoch.json');
/** Its presence keeps a server from being the shop. */
const movedFile = (dataDir: string): string => join(dataDir, 'moved.json');

export const readEpoch = (db: Db): Promise<Epoch & { formerAddresses: string[] }> =>
  db
    .selectFrom('shopEpoch')
    .select(['epoch', 'claimId', 'takenAt', 'claim', 'formerAddresses'])
    .executeTakeFirstOrThrow();

/** Makes the database and the file beside it agree, after one of them was restored or copied. */
export async function settleEpoch(db: Db, dataDir: string): Promise<void> {
  const inDatabase = await readEpoch(db);
  const inFile = await readJsonFile(epochFile(dataDir), EpochFile);
  const { epoch, claimId, takenAt, claim } = laterEpoch(inDatabase, inFile);
  const later = { epoch, claimId, takenAt, claim };
  if (epoch !== inDatabase.epoch) await db.updateTable('shopEpoch').set(later).execute();
  if (epoch !== inFile?.epoch && epoch > 1) await writeEpochFile(dataDir, later);
}

export const writeEpochFile = (dataDir: string, { epoch, claimId, takenAt, claim }: Epoch): Promise<void> =>
  writeJsonFile(epochFile(dataDir), { epoch, claimId, takenAt, claim });

/** Begins another life of a data folder, as the copy of a shop elsewhere. */
export async function forgetEpoch(dataDir: string): Promise<void> {
  await rm(epochFile(dataDir), { force: true });
  await rm(movedFile(dataDir), { force: true });
}

/**
 * Returns where the shop of a data folder has moved, or undefined while it is here. A damaged file says that it has, and
 * not where.
 */
export async function readMoved(dataDir: string): Promise<Moved | undefined> {
  const path = movedFile(dataDir);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  return (
    (await readJsonFile(path, MovedFile)) ?? { epoch: 0, name: standbyTexts.unknownPlace, addresses: [] }
  );
}

export const writeMoved = (dataDir: string, { epoch, name, addresses }: Claim): Promise<void> =>
  writeJsonFile(movedFile(dataDir), { epoch, name, addresses });
