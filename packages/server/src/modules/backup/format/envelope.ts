import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { backupTexts, ruleBroken } from '@turoos/contract';
import { z } from 'zod';

/**
 * A backup file: two readable lines of text, the body, and a last line with the hash of everything before it.
 *
 *     TUROOS BACKUP
 *     {"format":1,"program":"0.1.0","schema":"0007_administration","createdAt":"…","seal":null}
 *     …gzip, in encrypted pieces when there is a passphrase…
 *     TUROOS END 9f86d081884c7d65…
 */
const backupTitle = 'TUROOS BACKUP';
const lastLine = /^\nTUROOS END ([0-9a-f]{64})\n$/;
const lastLineLength = 77;
const longestHeader = 4096;

export const formatVersion = 1;

/** Limit of the memory for deriving a key, in bytes: twice what this program's own seals need. */
const mostKeyMemory = 128 * 1024 * 1024;

export const Seal = z
  .object({
    kdf: z.literal('scrypt'),
    cost: z.int().refine((cost) => cost >= 2 && Number.isInteger(Math.log2(cost))),
    blockSize: z.int().min(1).max(16),
    parallelization: z.int().min(1).max(4),
    salt: z.base64().min(1),
  })
  .refine(({ cost, blockSize }) => keyMemory({ cost, blockSize }) <= mostKeyMemory);
export type Seal = z.output<typeof Seal>;

/** Returns the memory in bytes that scrypt needs with these parameters. */
export const keyMemory = ({ cost, blockSize }: { cost: number; blockSize: number }): number =>
  128 * cost * blockSize;

const Header = z.object({
  format: z.literal(formatVersion),
  /** The version of the program that wrote the backup. */
  program: z.string(),
  /** The last migration of the backed-up database. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
  seal: Seal.nullable(),
});
export type Header = z.output<typeof Header>;

export const headerBytes = (header: Header): Buffer => titled(backupTitle, header);

/** Returns the two readable lines with which a file begins. */
export const titled = (title: string, header: object): Buffer =>
  Buffer.from(`${title}\n${JSON.stringify(header)}\n`);

/** Writes the header before the body, and after it the line whose hash proves that the file is complete. */
export const inEnvelope = (header: Buffer) =>
  async function* (body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256').update(header);
    yield header;
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
    yield Buffer.from(`\nTUROOS END ${hash.digest('hex')}\n`);
  };

/** A whole file between its first and its last line. */
export interface Whole {
  path: string;
  /** What its second line says. */
  facts: unknown;
  headerBytes: Buffer;
  size: number;
  /** The byte range of the body, both ends included. */
  body: { start: number; end: number };
}

export interface Envelope extends Whole {
  header: Header;
}

/** Opens a backup file; throws when it is no backup, damaged, or of a newer format version. */
export async function openEnvelope(path: string): Promise<Envelope> {
  const whole = await openWhole(path, backupTitle);
  return { ...whole, header: readHeader(whole.facts) };
}

/** Whether a file begins as a backup does, be it whole or not. */
export const isTitled = async (path: string): Promise<boolean> =>
  (await readEnds(path)).head.toString('latin1').startsWith(`${backupTitle}\n`);

/** Opens a file with this title; throws when it has another one or is damaged. */
export async function openWhole(path: string, title: string, until?: AbortSignal): Promise<Whole> {
  const { hash, ...whole } = await openEnds(path, title);
  if ((await hashOf(path, whole.size - lastLineLength, until)) !== hash)
    throw ruleBroken(backupTexts.damaged);
  return whole;
}

/** Opens a file with this title by its first and its last line; what is between them is not compared with the hash. */
export async function openEnds(path: string, title: string): Promise<Whole & { hash: string }> {
  const firstLine = `${title}\n`;
  const { size, head, tail } = await readEnds(path);
  if (!head.toString('latin1').startsWith(firstLine)) throw ruleBroken(backupTexts.foreign);
  const hash = lastLine.exec(tail.toString('latin1'))?.[1];
  if (!hash) throw ruleBroken(backupTexts.damaged);
  const length = head.indexOf('\n', firstLine.length) + 1;
  return {
    path,
    facts: parsed(head.subarray(firstLine.length, length).toString()),
    headerBytes: Buffer.from(head.subarray(0, length)),
    size,
    body: { start: length, end: size - lastLineLength - 1 },
    hash,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw ruleBroken(backupTexts.damaged);
  }
}

function readHeader(raw: unknown): Header {
  const format = z.object({ format: z.int() }).safeParse(raw);
  if (format.success && format.data.format > formatVersion) throw ruleBroken(backupTexts.newer);
  const header = Header.safeParse(raw);
  if (!header.success) throw ruleBroken(backupTexts.damaged);
  return header.data;
}

async function readEnds(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, from));
      return buffer.subarray(0, bytesRead);
    };
    return {
      size,
      head: await part(0, longestHeader),
      tail: await part(size - lastLineLength, lastLineLength),
    };
  } finally {
    await file.close();
  }
}

async function hashOf(path: string, length: number, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { end: length - 1, highWaterMark: 1 << 20, signal }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}
