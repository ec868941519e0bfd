import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchivePlace } from '@turoos/contract';
import { z } from 'zod';

/**
 * What the process that owns the database tells the others about the archive. It is a file and no table, because each
 * write to a table is a change that would have to be archived in its turn.
 */
const ArchiveState = z.object({ isOn: z.boolean(), places: z.array(ArchivePlace) });
export type ArchiveState = z.output<typeof ArchiveState>;

const fileOf = (dataDir: string): string => join(dataDir, 'archive.json');

export async function writeArchiveState(dataDir: string, state: ArchiveState): Promise<void> {
  const path = fileOf(dataDir);
  // two rounds may end at once when one of them waited for a slow place
  const draft = `${path}.${randomUUID()}.partial`;
  await writeFile(draft, JSON.stringify(z.encode(ArchiveState, state)), { mode: 0o600 });
  await rename(draft, path);
}

export async function readArchiveState(dataDir: string): Promise<ArchiveState | undefined> {
  try {
    return ArchiveState.parse(JSON.parse(await readFile(fileOf(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}
