import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removalsOf, type Contents, type Limits } from './keep.rules';
import { listFiles, listRuns, type Run } from './run';

/** Reads what the archive of one database in a place contains, oldest run first. */
export async function readArchive(
  place: string,
  systemId: string,
  liveId: string | undefined,
): Promise<Contents[]> {
  const runs = (await listRuns(place)).filter(({ facts }) => facts.systemId === systemId);
  return Promise.all(runs.map((run) => readContents(run, run.facts.id === liveId)));
}

async function readContents(run: Run, isLive: boolean): Promise<Contents> {
  const files = await listFiles(run);
  const names = [...files.bases, ...files.pieces].map(({ name }) => name);
  const sizes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(run.folder, name))).size] as const),
  );
  return { run, isLive, ...files, sizes: new Map(sizes) };
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
