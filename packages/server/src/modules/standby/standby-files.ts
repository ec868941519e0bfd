import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { StandbyContact } from '@turoos/contract';
import { z } from 'zod';

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

async function write(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.partial`;
  await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
  await rename(draft, path);
}

async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** What a standby said last, by the clock of this computer. */
export const readContact = (dataDir: string, id: string): Promise<Contact | undefined> =>
  read(join(folderOf(dataDir), `${id}.json`), Contact);

export const writeContact = (dataDir: string, id: string, { at, ...said }: Contact): Promise<void> =>
  write(join(folderOf(dataDir), `${id}.json`), { at, ...z.encode(Contact.omit({ at: true }), said) });

/** Whether sales wait for a standby now. */
export const readIsWaitedFor = async (dataDir: string): Promise<boolean> =>
  (await read(join(folderOf(dataDir), 'mode.json'), ModeState))?.isWaitedFor ?? false;

export const writeIsWaitedFor = (dataDir: string, isWaitedFor: boolean): Promise<void> =>
  write(join(folderOf(dataDir), 'mode.json'), { isWaitedFor });
