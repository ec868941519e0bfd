import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StandbyContact } from '@turoos/contract';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from '../../system/json-file';

/*
 * How the standbys do is in files and no table, because writing that would be a change for them to follow in its turn.
 * Each process of the server may write and read them.
 */

const folderOf = (dataDir: string): string => join(dataDir, 'standbys');

const Contact = StandbyContact.pick({ version: true, inStepAt: true, isCopying: true, problem: true }).extend(
  {
    at: z.coerce.date(),
  },
);
export type Contact = z.output<typeof Contact>;

const ModeState = z.object({ isWaitedFor: z.boolean() });

async function write(dataDir: string, name: string, value: object): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 });
  await writeJsonFile(join(folderOf(dataDir), name), value, { flush: false });
}

/** What a standby said last, by the clock of this computer. */
export const readContact = (dataDir: string, id: string): Promise<Contact | undefined> =>
  readJsonFile(join(folderOf(dataDir), `${id}.json`), Contact);

export const writeContact = (dataDir: string, id: string, { at, ...said }: Contact): Promise<void> =>
  write(dataDir, `${id}.json`, { at, ...z.encode(Contact.omit({ at: true }), said) });

/** Whether sales wait for a standby now. */
export const readIsWaitedFor = async (dataDir: string): Promise<boolean> =>
  (await readJsonFile(join(folderOf(dataDir), 'mode.json'), ModeState))?.isWaitedFor ?? false;

export const writeIsWaitedFor = (dataDir: string, isWaitedFor: boolean): Promise<void> =>
  write(dataDir, 'mode.json', { isWaitedFor });
