import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readBaseName, readPieceName, stamp, type Base, type Piece } from './names';

/**
 * A run is a folder in a place with copies of one database and the log of one timeline since it began, without a gap.
 * After a gap, and after a restore, another run begins, so that nothing is ever overwritten.
 */
const RunFacts = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[0-9a-f]{16}$/),
  /** The place for copies it was begun for. */
  placeId: z.string(),
  /** PostgreSQL's number of the database, which a restored one keeps. */
  systemId: z.string().regex(/^\d+$/),
  timeline: z.int().min(1),
  /** The major version of PostgreSQL; another one cannot read its files. */
  postgres: z.int(),
  /** The segment with which its log begins. */
  firstSegment: z.string().regex(/^\d+$/),
  startedAt: z.iso.datetime(),
});
export type RunFacts = z.output<typeof RunFacts>;

export interface Run {
  folder: string;
  facts: RunFacts;
}

const factsFile = 'run.json';

export const archiveFolder = (place: string): string => join(place, 'turoos-archive');

export async function beginRun(
  place: string,
  facts: Omit<RunFacts, 'format' | 'id' | 'startedAt'>,
  id: string,
  now = new Date(),
): Promise<Run> {
  const whole: RunFacts = { format: 1, id, startedAt: now.toISOString(), ...facts };
  const folder = join(archiveFolder(place), `${stamp(now)}-${id}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, factsFile), `${JSON.stringify(whole, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  return { folder, facts: whole };
}

export const newRunId = (): string => randomBytes(8).toString('hex');

/** Returns the runs in a place, oldest first; folders that cannot be read are left out. */
export async function listRuns(place: string): Promise<Run[]> {
  const names = await readdir(archiveFolder(place)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => /^\d{8}T\d{9}Z-[0-9a-f]{16}$/.test(name))
      .toSorted()
      .map((name) => readRun(join(archiveFolder(place), name))),
  );
  return found.filter((run) => run !== undefined);
}

async function readRun(folder: string): Promise<Run | undefined> {
  try {
    return { folder, facts: RunFacts.parse(JSON.parse(await readFile(join(folder, factsFile), 'utf8'))) };
  } catch {
    return undefined;
  }
}

export interface RunFiles {
  bases: Base[];
  pieces: Piece[];
  /** What broken attempts left behind. */
  drafts: string[];
}

/** Lists what a run contains, oldest first, by the names alone. */
export async function listFiles({ folder }: Run): Promise<RunFiles> {
  const names = (await readdir(folder)).toSorted();
  return {
    bases: names.flatMap((name) => readBaseName(name) ?? []),
    pieces: names.flatMap((name) => readPieceName(name) ?? []),
    drafts: names.filter((name) => name.endsWith('.partial')),
  };
}
