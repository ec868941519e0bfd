import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../../system/error-facts';
import { attachmentFolder } from '../../attachments';
import { listAttachments } from '../attachment-paths';
import { attachmentPath } from '../format/contents';
import type { Keys } from './file-seal';
import { archiveFolder } from './run';
import { readSealed, writeTested } from './sealed-file';

/** The attachments of one database in a place. They never change, so each is copied once; deleted ones stay. */
const folderOf = (place: string, systemId: string): string =>
  join(archiveFolder(place), `attachments-${systemId}`);

const ending = '.sealed';

interface Copying {
  keys: Keys;
  until?: AbortSignal | undefined;
}

/** Copies the attachments that are not in the place yet; `known` remembers those that are. */
export async function copyAttachments(
  dataDir: string,
  place: string,
  systemId: string,
  known: Set<string>,
  { keys, until }: Copying,
): Promise<void> {
  const target = folderOf(place, systemId);
  if (known.size === 0) for (const path of await listCopies(target)) known.add(path);
  const source = attachmentFolder(dataDir);
  for (const path of await listAttachments(source)) {
    if (known.has(path)) continue;
    until?.throwIfAborted();
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 });
    const writing = { kind: 'attachment', subject: path, keys, until } as const;
    try {
      await writeTested(join(target, path) + ending, createReadStream(join(source, path)), writing, drain);
      known.add(path);
    } catch (error) {
      // deleted meanwhile
      const isGone = codeOf(error) === 'ENOENT' && !(await isThere(join(source, path)));
      if (!isGone) throw error;
    }
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function drain(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const block of bytes) void block;
}

async function listCopies(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${entry.parentPath.slice(-2)}/${entry.name.slice(0, -ending.length)}`)
    .filter((path) => attachmentPath.test(path));
}

/** Brings back the attachments that the data folder lacks; returns how many. */
export async function restoreAttachments(
  place: string,
  systemId: string,
  dataDir: string,
  { keys }: Copying,
): Promise<number> {
  const source = folderOf(place, systemId);
  const target = attachmentFolder(dataDir);
  const there = new Set(await listAttachments(target));
  const missing = (await listCopies(source)).filter((path) => !there.has(path));
  for (const path of missing) {
    await mkdir(dirname(join(target, path)), { recursive: true, mode: 0o700 });
    await readSealed(join(source, path) + ending, { kind: 'attachment', subject: path, keys }, (bytes) =>
      pipeline(bytes, createWriteStream(join(target, path), { mode: 0o600, flush: true })),
    );
  }
  return missing.length;
}
