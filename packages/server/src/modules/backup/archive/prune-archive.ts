import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removalsOf, type Contents, type Limits } from './keep.rules';
import { listFiles, listRuns, type Run, type RunFacts } from './run';

/** The bytes of files, which never change, so that a slow disk is asked for each only once. */
export type KnownSizes = Map<string, number>;

/** Reads what the archive of one database in a place contains, oldest run first. */
export async function readArchive(
  place: string,
  { systemId, id }: Pick<RunFacts, 'systemId' | 'id'>,
  known: KnownSizes,
): Promise<Contents[]> {
  const runs = (await listRuns(place)).filter(({ facts }) => facts.systemId === systemId);
  return Promise.all(runs.map((run) => readContents(run, run.facts.id === id, known)));
}

async function readContents(run: Run, isLive: boolean, known: KnownSizes): Promise<Contents> {
  const files = await listFiles(run);
  const names = [...files.bases, ...files.pieces].map(({ name }) => name);
  const sizes = await Promise.all(
    names.map(async (name) => [name, await sizeOf(join(run.folder, name), known)] as const),
  );
  return { run, isLive, ...files, sizes: new Map(sizes) };
}

async function sizeOf(path: string, known: KnownSizes): Promise<number> {
  const size = known.get(path) ?? (await stat(path)).size;
  known.set(path, size);
  return size;
}

/** Deletes what is too old or too much. The copy goes before its log, so that nothing broken off looks usable. */
export async function pruneArchive(all: readonly Contents[], limits: Limits, now: Date): Promise<boolean> {
  const removals = removalsOf(all, limits, now);
  for (const { run, names, isWhole } of removals) {
    for (const name of names) await rm(join(run.folder, name), { force: true });
    if (isWhole) await rm(run.folder, { recursive: true, force: true });
  }
  return removals.length > 0;
}
