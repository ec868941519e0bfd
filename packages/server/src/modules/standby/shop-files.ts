import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { tlsFolder } from '../../network/own-certificate';
import { codeOf } from '../../system/error-facts';
import { attachmentFolder } from '../attachments';
import {
  attachmentPath,
  blockLength,
  listAttachments,
  measure,
  nextRecord,
  parseRecord,
  readEntry,
  readRecords,
  record,
} from '../backup';

/*
 * What a shop is besides its database: the attached files, which never change, and the authority that devices trust. Each
 * computer makes a certificate of its own, signed by it.
 */

const authorityNames = ['authority.pem', 'authority.pem.copy'];
const FileName = z.object({
  path: z
    .string()
    .refine((path) =>
      path.startsWith('attachments/')
        ? attachmentPath.test(path.slice('attachments/'.length))
        : authorityNames.includes(path.replace(/^tls\//, '')) && path.startsWith('tls/'),
    ),
});
const Totals = z.object({ files: z.int() });

/** What the other side has already, as one line of JSON. */
export const Wanted = z.object({ have: z.array(z.string()) });

const placeOf = (dataDir: string, path: string): string =>
  path.startsWith('tls/')
    ? join(tlsFolder(dataDir), path.slice('tls/'.length))
    : join(attachmentFolder(dataDir), path.slice('attachments/'.length));

export const listOwnAttachments = async (dataDir: string): Promise<string[]> =>
  (await listAttachments(attachmentFolder(dataDir))).map((path) => `attachments/${path}`);

/** Sends the files that the other side lacks; the authority always, because it may be renewed. */
export async function* fileRecords(dataDir: string, have: ReadonlySet<string>): AsyncGenerator<Buffer> {
  const keys: string[] = await readdir(tlsFolder(dataDir)).catch(() => []);
  const wanted = [
    ...authorityNames.filter((name) => keys.includes(name)).map((name) => `tls/${name}`),
    ...(await listOwnAttachments(dataDir)).filter((path) => !have.has(path)),
  ];
  let files = 0;
  for (const path of wanted) {
    const measured = measure();
    yield record('file', { path });
    try {
      for await (const block of createReadStream(placeOf(dataDir, path), { highWaterMark: blockLength })) {
        measured.add(block as Buffer);
        yield record('data', block as Buffer);
      }
    } catch (error) {
      // deleted meanwhile: it comes as an empty file, which nothing refers to
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    yield record('end', measured.end());
    files += 1;
  }
  yield record('totals', { files });
}

/** Writes the files that come, each under its name only when it is whole; returns how many. */
export async function receiveFiles(dataDir: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  const records = readRecords(bytes);
  for (;;) {
    const { kind, payload } = await nextRecord(records);
    if (kind === 'totals') return parseRecord(Totals, payload).files;
    const { path } = parseRecord(FileName, payload);
    const target = placeOf(dataDir, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (path.startsWith('tls/')) await chmod(dirname(target), 0o700);
    const draft = join(dirname(target), `.coming-${process.pid}`);
    try {
      await readEntry(records, 'add', (data) =>
        pipeline(data, createWriteStream(draft, { mode: 0o600, flush: true })),
      );
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
