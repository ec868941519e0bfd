import { ArchivePlace } from '@turoos/contract';
import { z } from 'zod';
import { archiveStateFile as fileOf } from '../../../db/embedded/lost-database';
import { readJsonFile, writeJsonFile } from '../../../system/json-file';

/**
 * What the process that owns the database tells the others about the archive. It is a file and no table, because each
 * write to a table is a change that would have to be archived in its turn.
 */
const ArchiveState = z.object({ isOn: z.boolean(), places: z.array(ArchivePlace) });
export type ArchiveState = z.output<typeof ArchiveState>;

/** Two rounds may end at once, when one of them waited for a slow place. */
export const writeArchiveState = (dataDir: string, state: ArchiveState): Promise<void> =>
  writeJsonFile(fileOf(dataDir), z.encode(ArchiveState, state), { flush: false });

export const readArchiveState = (dataDir: string): Promise<ArchiveState | undefined> =>
  readJsonFile(fileOf(dataDir), ArchiveState);
