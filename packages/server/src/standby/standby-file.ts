import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { both } from '../system/both';
import { readJsonFile, writeJsonFile } from '../system/json-file';
import { StartupError } from '../system/startup-error';

/** What makes a data folder that of a standby: the shop it follows, and the secret that proves who it is. */
const StandbyFile = z.object({
  /** The secure address of the shop. */
  of: z.string(),
  id: z.uuid(),
  secret: z.string(),
  shop: z.string(),
  /** The shop's own authority; null if any computer trusts its certificate. */
  authority: z.string().nullable(),
  /** Set before the copy is promoted, so that a take-over that was broken off goes on as the same one. */
  taking: z
    .object({ epoch: z.int(), claimId: z.uuid(), takenAt: z.coerce.date(), claim: z.string() })
    .optional(),
});
export type StandbyFile = z.output<typeof StandbyFile>;

/** How far the copy is, for commands beside the process that keeps it. */
const StandbyState = z.object({
  /** All that was saved until this moment is here; null before the first whole copy. */
  inStepAt: z.coerce.date().nullable(),
  /** Where the shop answered last, over plain http. */
  shopAddresses: z.array(z.string()),
  mode: z.enum(['async', 'sync']),
  isWaitedFor: z.boolean(),
});
export type StandbyState = z.output<typeof StandbyState>;

/** Milliseconds: longer than the shop is waited for before the state is written again. */
const keptWithin = 10_000;

const fileOf = (dataDir: string): string => join(dataDir, 'standby.json');
const stateOf = (dataDir: string): string => join(dataDir, 'standby-state.json');

/** Throws for a file that can't be read: a computer that lost its pairing must not become a shop. */
export async function readStandbyFile(dataDir: string): Promise<StandbyFile | undefined> {
  const path = fileOf(dataDir);
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  const file = await readJsonFile(path, StandbyFile);
  if (isThere && !file)
    throw new StartupError(
      both('تعذرت قراءة ملف ربط الحاسوب الاحتياطي', `${path} can't be read`),
      both('اربط الحاسوب من جديد في مجلد بيانات فارغ', 'Pair this computer anew, with an empty data folder.'),
    );
  return file;
}

export async function writeStandbyFile(dataDir: string, file: StandbyFile): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeJsonFile(fileOf(dataDir), file);
}

/** Begins to stand by, or goes on; how far an earlier pairing had got is forgotten. */
export async function beginStandby(dataDir: string, file: StandbyFile): Promise<void> {
  if ((await readStandbyFile(dataDir))?.id !== file.id) await rm(stateOf(dataDir), { force: true });
  await writeStandbyFile(dataDir, file);
}

/** Whether a process keeps the copy: it writes how far it is every few seconds. */
export const isKept = (dataDir: string, now = Date.now()): Promise<boolean> =>
  stat(stateOf(dataDir)).then(
    ({ mtimeMs }) => now - mtimeMs < keptWithin,
    () => false,
  );

export const readStandbyState = (dataDir: string): Promise<StandbyState | undefined> =>
  readJsonFile(stateOf(dataDir), StandbyState);
export const writeStandbyState = (dataDir: string, state: StandbyState): Promise<void> =>
  writeJsonFile(stateOf(dataDir), state);

/** The folder is that of a shop from now on. */
export async function forgetStandby(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
  await rm(stateOf(dataDir), { force: true });
}
