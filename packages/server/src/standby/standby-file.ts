import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeJsonFile } from '../system/json-file';

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

/** Throws for a file that holds no JSON: a computer that can't read its pairing must not become a shop. */
async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

export const readStandbyFile = (dataDir: string): Promise<StandbyFile | undefined> =>
  read(fileOf(dataDir), StandbyFile);

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
  read(stateOf(dataDir), StandbyState);
export const writeStandbyState = (dataDir: string, state: StandbyState): Promise<void> =>
  writeJsonFile(stateOf(dataDir), state);

/** The folder is that of a shop from now on. */
export async function forgetStandby(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
  await rm(stateOf(dataDir), { force: true });
}
