import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { standbyTexts } from '@turoos/contract';
import { z } from 'zod';
import type { Db } from '../../db/connect';
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

async function writeJson(path: string, value: object): Promise<void> {
  const draft = `${path}.${randomUUID()}.partial`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(draft, path);
}

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

export const readEpoch = (db: Db): Promise<Epoch & { formerAddresses: string[] }> =>
  db
    .selectFrom('shopEpoch')
    .select(['epoch', 'claimId', 'takenAt', 'claim', 'formerAddresses'])
    .executeTakeFirstOrThrow();

/** Makes the database and the file beside it agree, after one of them was restored or copied. */
export async function settleEpoch(db: Db, dataDir: string): Promise<void> {
  const inDatabase = await readEpoch(db);
  const inFile = await readJson(epochFile(dataDir), EpochFile);
  const { epoch, claimId, takenAt, claim } = laterEpoch(inDatabase, inFile);
  const later = { epoch, claimId, takenAt, claim };
  if (epoch !== inDatabase.epoch) await db.updateTable('shopEpoch').set(later).execute();
  if (epoch !== inFile?.epoch && epoch > 1) await writeEpochFile(dataDir, later);
}

export const writeEpochFile = (dataDir: string, { epoch, claimId, takenAt, claim }: Epoch): Promise<void> =>
  writeJson(epochFile(dataDir), { epoch, claimId, takenAt, claim });

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
  return (await readJson(path, MovedFile)) ?? { epoch: 0, name: standbyTexts.unknownPlace, addresses: [] };
}

export const writeMoved = (dataDir: string, { epoch, name, addresses }: Claim): Promise<void> =>
  writeJson(movedFile(dataDir), { epoch, name, addresses });
