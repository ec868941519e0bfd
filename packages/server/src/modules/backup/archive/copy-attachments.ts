import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, backupTexts, must } from '@turoos/contract';
import { codeOf } from '../../../system/error-facts';
import { attachmentFolder, incomingFolder } from '../../attachments';
import { listAttachments } from '../attachment-paths';
import { attachmentPath } from '../format/contents';
import { drain } from '../verify-backup';
import type { Keys } from './file-seal';
import { hasOtherKey, writeKeyCheck } from './key-check';
import { readStamp, stamp } from './names';
import { archiveFolder } from './run';
import { isSealedOtherwise, isWhole, readSealed, writeTested } from './sealed-file';

/** The attachments of one database in a place. They never change, so each is copied once. */
const folderOf = (place: string, systemId: string): string =>
  join(archiveFolder(place), `attachments-${systemId}`);

/**
 * The copies in a place by the path of the attachment, with the moment since which the shop has no such file. A
 * copy's name tells that moment, so that the moment outlives the process: 'ab/abcd.jpg.sealed', later 'ab/abcd.jpg.20261115T110210042Z.gone'.
 */
export type KnownCopies = Map<string, Date | undefined>;

const copyName = (path: string, goneSince: Date | undefined): string =>
  goneSince ? `${path}.${stamp(goneSince)}.gone` : `${path}.sealed`;
const copyPattern = /^(.+?)\.(?:sealed|(\d{8}T\d{9}Z)\.gone)$/;

interface Copying {
  keys: Keys;
  until?: AbortSignal | undefined;
}

/**
 * Copies the attachments that are not in the place yet and marks the copies of those that the shop has no more; `known`
 * remembers what is there. `now` is when they are marked.
 */
export async function copyAttachments(
  dataDir: string,
  place: string,
  systemId: string,
  known: KnownCopies,
  { keys, until, now = new Date() }: Copying & { now?: Date },
): Promise<void> {
  const target = folderOf(place, systemId);
  const source = attachmentFolder(dataDir);
  const copy = (path: string) => copyOne(source, target, path, { keys, until });
  if (known.size === 0)
    for (const [path, goneSince] of await listSealed(target, keys, copy)) known.set(path, goneSince);
  const present = new Set(await listAttachments(source));
  for (const path of present) if (!known.has(path) && (await copy(path))) known.set(path, undefined);
  for (const [path, goneSince] of known) {
    if (present.has(path) === (goneSince === undefined)) continue;
    const mark = present.has(path) ? undefined : now;
    await rename(join(target, copyName(path, goneSince)), join(target, copyName(path, mark)));
    known.set(path, mark);
  }
}

/** Copies an attachment; false if it was deleted meanwhile. */
async function copyOne(
  source: string,
  target: string,
  path: string,
  { keys, until }: Copying,
): Promise<boolean> {
  until?.throwIfAborted();
  const copy = join(target, copyName(path, undefined));
  await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
  const writing = { kind: 'attachment', subject: path, keys, until } as const;
  try {
    await writeTested(copy, createReadStream(join(source, path)), writing, drain);
    return true;
  } catch (error) {
    const isGone = codeOf(error) === 'ENOENT' && !(await isThere(join(source, path)));
    if (!isGone) throw error;
    return false;
  }
}

/** Lists the copies, after those were made anew that open with another passphrase than the present one. */
async function listSealed(
  folder: string,
  keys: Keys,
  copyAnew: (path: string) => Promise<boolean>,
): Promise<KnownCopies> {
  const copies = await listCopies(folder);
  if (copies.size === 0 || (await hasOtherKey(folder, keys)) === false) return copies;
  for (const [path, goneSince] of copies) {
    // what the shop has no more stays as it is
    if (goneSince) continue;
    const copy = join(folder, copyName(path, undefined));
    if (await isSealedOtherwise(copy, 'attachment', keys)) await copyAnew(path);
  }
  await writeKeyCheck(folder, keys);
  return copies;
}

/** Deletes the copies of attachments that the shop lacked already at the oldest moment that one can go back to. */
export async function pruneAttachments(
  place: string,
  systemId: string,
  known: KnownCopies,
  oldestMoment: Date,
): Promise<void> {
  const unneeded = [...known].filter(([, goneSince]) => goneSince && goneSince < oldestMoment);
  for (const [path, goneSince] of unneeded) {
    await rm(join(folderOf(place, systemId), copyName(path, goneSince)), { force: true });
    known.delete(path);
  }
}

/** The copies are divided by their folders into so many parts, of which one is read a day. */
const parts = 32;
const day = 86_400_000;

/** Reads the copies of this day and forgets those that are damaged, so that they are made anew. */
export async function checkAttachments(
  place: string,
  systemId: string,
  known: KnownCopies,
  until: AbortSignal,
  now = new Date(),
): Promise<void> {
  const part = Math.floor(now.getTime() / day) % parts;
  // the copy of a deleted attachment has no original any more to be made from
  const present = [...known].flatMap(([path, goneSince]) => (goneSince ? [] : [path]));
  for (const path of present.filter((one) => Number.parseInt(one.slice(0, 2), 16) % parts === part)) {
    if (until.aborted) return;
    const copy = join(folderOf(place, systemId), copyName(path, undefined));
    const isDamaged = !(await isWhole(copy, 'attachment'));
    // one that was marked meanwhile has another name
    if (isDamaged && known.get(path) === undefined) known.delete(path);
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function listCopies(folder: string): Promise<KnownCopies> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const copies: KnownCopies = new Map();
  for (const entry of entries) {
    const [, name = '', goneSince] = copyPattern.exec(entry.name) ?? [];
    const path = `${entry.parentPath.slice(-2)}/${name}`;
    if (entry.isFile() && attachmentPath.test(path))
      copies.set(path, goneSince ? readStamp(goneSince) : undefined);
  }
  return copies;
}

/** A copy that could not be brought back, and why. */
export interface FailedCopy {
  path: string;
  error: unknown;
}

/** Brings back the attachments that the data folder lacks; those that fail are left out, so that the others come. */
export async function restoreAttachments(
  place: string,
  systemId: string,
  dataDir: string,
  allKeys: readonly Keys[],
  until?: AbortSignal,
): Promise<{ count: number; failed: FailedCopy[]; left: number }> {
  const source = folderOf(place, systemId);
  const there = new Set(await listAttachments(attachmentFolder(dataDir)));
  const missing = [...(await listCopies(source))].filter(([path]) => !there.has(path));
  const failed: FailedCopy[] = [];
  let tried = 0;
  for (const [path, goneSince] of missing) {
    if (until?.aborted) break;
    tried += 1;
    const copy = join(source, copyName(path, goneSince));
    try {
      await withAnyKey(allKeys, (keys) =>
        readSealed(copy, { kind: 'attachment', subject: path, keys }, (bytes) =>
          receive(dataDir, path, bytes),
        ),
      );
    } catch (error) {
      failed.push({ path: copy, error });
    }
  }
  return { count: tried - failed.length, failed, left: missing.length - tried };
}

/** Tries one key after the other: a copy may have been made anew with a passphrase that came later. */
async function withAnyKey(
  [keys, ...others]: readonly Keys[],
  read: (keys: Keys) => Promise<void>,
): Promise<void> {
  try {
    await read(must(keys));
  } catch (error) {
    if (others.length === 0 || !isOfKey(error)) throw error;
    await withAnyKey(others, read);
  }
}

/** Whether a copy only lacks the passphrase that it was made with. */
export const isOfKey = (error: unknown): boolean =>
  error instanceof AppError &&
  [backupTexts.passphraseNeeded, backupTexts.wrongPassphrase].some((text) => text === error.message);

/** Writes an attachment, which gets its name only when it is whole, because a half one would pass for it. */
async function receive(dataDir: string, path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const target = join(attachmentFolder(dataDir), path);
  // what a power cut leaves there is tidied away
  const draft = join(incomingFolder(dataDir), path.replace('/', ''));
  for (const file of [draft, target]) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await pipeline(bytes, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
