import { dirname, join } from 'node:path';
import { AppError, backupTexts } from '@turoos/contract';
import { codeOf, messageOf, syscallOf } from '../../../system/error-facts';
import { readArchiveState } from './archive-state';
import { findDrives } from '../places/find-drives';
import { spansOf, type Span } from './chain.rules';
import { listFiles, listRuns, type Run, type RunFiles } from './run';

/** A run in a place, with the moments to which one can go back with it. */
export interface FoundRun extends RunFiles {
  place: string;
  run: Run;
  spans: Span[];
}

/** The folders that may hold an archive: those the server last wrote to, and those on the drives that are plugged in. */
export async function candidatePlaces(dataDir: string): Promise<string[]> {
  const known = (await readArchiveState(dataDir))?.places.map(({ path }) => path) ?? [];
  const drives = await findDrives(dataDir);
  return [...new Set([...known, ...drives.map(({ folder }) => folder)])];
}

/** Reads the runs in these places, oldest first. */
export async function findRuns(places: readonly string[]): Promise<FoundRun[]> {
  const found = await Promise.all(places.map(readPlace));
  return found.flat().toSorted((a, b) => a.run.facts.startedAt.localeCompare(b.run.facts.startedAt));
}

async function readPlace(place: string): Promise<FoundRun[]> {
  const runs = await listRuns(place);
  return Promise.all(
    runs.map(async (run) => {
      const files = await listFiles(run);
      return { place, run, ...files, spans: spansOf(files.bases, files.pieces) };
    }),
  );
}

const pathIn = ({ run }: FoundRun, name: string): string => join(run.folder, name);

/** A file of an archive whose bytes are not those that were written. */
export class DamagedFile extends AppError {
  constructor(
    readonly path: string,
    override readonly cause: unknown,
  ) {
    super('RULE', backupTexts.damaged);
  }
}

/**
 * Reads a file of an archive. What the system refuses is thrown as it is, with the path, and so is a wrong passphrase: only
 * bytes that were read and make no sense are damage.
 */
export async function readFileOf<T>(
  found: FoundRun,
  name: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const path = pathIn(found, name);
  try {
    return await read(path);
  } catch (error) {
    // the system names the file only when it is opened
    if (syscallOf(error) === 'read')
      throw Object.assign(new Error(messageOf(error)), { code: codeOf(error), path });
    if (syscallOf(error) !== undefined) throw error;
    const isOfKey = error instanceof AppError && error.message !== backupTexts.damaged;
    throw isOfKey ? error : new DamagedFile(path, error);
  }
}

/** Whether a file of a run is not there any more: pieces are merged, and what is too old is deleted. */
export const isGone = ({ run }: FoundRun, error: unknown): boolean =>
  codeOf(error) === 'ENOENT' &&
  error instanceof Error &&
  'path' in error &&
  dirname(String(error.path)) === run.folder;

/** Returns what the runs lead to without one of their files. */
export const withoutFile = (runs: readonly FoundRun[], path: string): FoundRun[] =>
  runs.map((found) => {
    const isAnother = ({ name }: { name: string }) => pathIn(found, name) !== path;
    const bases = found.bases.filter(isAnother);
    const pieces = found.pieces.filter(isAnother);
    return { ...found, bases, pieces, spans: spansOf(bases, pieces) };
  });
