import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { AppError, backupTexts, ruleBroken } from '@turoos/contract';
import { z } from 'zod';
import { inEnvelope, openEnds, openWhole, titled } from '../format/envelope';
import { sealed, unsealed } from '../format/seal';
import { FileSeal, type Keys } from './file-seal';

/** The kinds of files in the archive, by their first line. */
const titles = {
  wal: 'TUROOS WAL',
  base: 'TUROOS BASE',
  attachment: 'TUROOS ATTACHMENT',
  key: 'TUROOS KEY',
} as const;
export type FileKind = keyof typeof titles;

const Header = z.object({
  format: z.literal(1),
  /** What the file contains, so that a renamed one is noticed. */
  subject: z.string(),
  seal: FileSeal.nullable(),
});

/** How hard a file is compressed: the log little, because that happens beside the sales. */
const effort: Readonly<Record<FileKind, number>> = { wal: 1, base: 4, attachment: 4, key: 1 };

const draftOf = (path: string): string => `${path}.partial`;

interface Writing {
  kind: FileKind;
  subject: string;
  keys: Keys;
  until?: AbortSignal | undefined;
}

/** Writes bytes into a draft, compressed, encrypted if there is a passphrase, with a checksum; returns its path. */
export async function writeDraft(
  path: string,
  body: AsyncIterable<Buffer>,
  { kind, subject, keys, until: signal }: Writing,
): Promise<string> {
  const draft = draftOf(path);
  const lock = await keys.forWriting();
  const header = titled(titles[kind], { format: 1, subject, seal: lock?.seal ?? null });
  const target = createWriteStream(draft, { mode: 0o600, flush: true });
  const zip = createGzip({ level: effort[kind] });
  try {
    if (lock) await pipeline(body, zip, sealed(lock.key, header), inEnvelope(header), target, { signal });
    else await pipeline(body, zip, inEnvelope(header), target, { signal });
    return draft;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Gives a draft its name once a test has read it; deletes it otherwise. */
export async function renameTested(draft: string, path: string, test: () => Promise<unknown>): Promise<void> {
  try {
    await test();
    await rename(draft, path);
  } catch (error) {
    // what disappeared cannot be cleaned up
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Writes a file, reads it back to the end, and gives it its name only then. */
export async function writeTested(
  path: string,
  body: AsyncIterable<Buffer>,
  writing: Writing,
  test: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const draft = await writeDraft(path, body, writing);
  await renameTested(draft, path, () => readSealed(draft, writing, test));
}

/** Reads a file of the archive, after its checksum was found right. */
export async function readSealed<T>(
  path: string,
  { kind, subject, keys, until: signal }: Writing,
  read: (bytes: AsyncIterable<Buffer>) => Promise<T>,
): Promise<T> {
  const { facts, headerBytes, body } = await openWhole(path, titles[kind], signal);
  const header = Header.safeParse(facts);
  if (!header.success || header.data.subject !== subject) throw ruleBroken(backupTexts.damaged);
  const { seal } = header.data;
  const key = seal && (await keys.forReading(seal));
  const source = createReadStream(path, body);
  let result: T | undefined;
  const sink = async (bytes: AsyncIterable<Buffer>) => {
    result = await read(bytes);
  };
  if (key) await pipeline(source, unsealed(key, headerBytes), createGunzip(), sink, { signal });
  else await pipeline(source, createGunzip(), sink, { signal });
  return result as T;
}

/** Whether a file of the archive is as it was written, without its key. */
export const isWhole = (path: string, kind: FileKind): Promise<boolean> =>
  openWhole(path, titles[kind]).then(
    () => true,
    () => false,
  );

/**
 * Whether a file is sealed otherwise than these keys do: with another passphrase, or with none, or although they have none.
 * Only its beginning is read; undefined if that is damaged.
 */
export async function isSealedOtherwise(
  path: string,
  kind: FileKind,
  keys: Keys,
): Promise<boolean | undefined> {
  try {
    const { facts, headerBytes, body } = await openEnds(path, titles[kind]);
    const header = Header.safeParse(facts);
    if (!header.success) return undefined;
    const { seal } = header.data;
    if (!seal || !keys.isSealing) return (seal !== null) !== keys.isSealing;
    const pieces = unsealed(await keys.forReading(seal), headerBytes)(createReadStream(path, body));
    await pieces.next();
    await pieces.return(undefined);
    return false;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'WRONG_PASSPHRASE' || undefined;
  }
}
