import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from '../../../../test/archives';
import {
  checkAttachments,
  copyAttachments,
  pruneAttachments,
  restoreAttachments,
  type KnownCopies,
} from './copy-attachments';
import { keysOf, type Keys } from './file-seal';

const keys = keysOf(undefined);
const systemId = '42';
let folder: string;
let known: KnownCopies;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turoos-test-'));
  known = new Map();
  await attach('ab/abcd.jpg');
  await attach('cd/cdef');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const place = () => join(folder, 'usb');
const dataDir = () => join(folder, 'data');
const fileOf = (path: string, inside = dataDir()) => join(inside, 'attachments', path);

async function attach(path: string, bytes: string | Buffer = `the bytes of ${path}`): Promise<void> {
  await mkdir(dirname(fileOf(path)), { recursive: true });
  await writeFile(fileOf(path), bytes);
}
const copyOf = (path: string) => join(place(), 'turoos-archive', `attachments-${systemId}`, `${path}.sealed`);

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const copyOn = (number: number) =>
  copyAttachments(dataDir(), place(), systemId, known, { keys, now: day(number) });
const pruneBefore = (number: number) => pruneAttachments(place(), systemId, known, day(number));
const copies = async () =>
  (await filesIn(place()))
    .filter((path) => !path.endsWith('key.check'))
    .map((path) => path.slice(path.indexOf(`-${systemId}`) + 4));

it('keeps the copy of a deleted file until no moment is left that knew it', async () => {
  await copyOn(1);
  await rm(fileOf('ab/abcd.jpg'));
  await copyOn(3);
  // another process reads from the names what this one knew
  known = new Map();
  await copyOn(9);
  expect(await copies()).toEqual(['ab/abcd.jpg.20261103T000000000Z.gone', 'cd/cdef.sealed']);
  await pruneBefore(3);
  expect(await copies()).toHaveLength(2);
  await pruneBefore(4);
  expect(await copies()).toEqual(['cd/cdef.sealed']);
});

it('brings back a deleted file, after which its copy is that of a present one again', async () => {
  await copyOn(1);
  await rm(fileOf('ab/abcd.jpg'));
  await copyOn(3);
  const elsewhere = join(folder, 'new disk');
  expect(await restoreAttachments(place(), systemId, elsewhere, [keys])).toEqual({
    count: 2,
    failed: [],
    left: 0,
  });
  expect(
    await restoreAttachments(place(), systemId, join(folder, 'later disk'), [keys], AbortSignal.abort()),
  ).toEqual({ count: 0, failed: [], left: 2 });
  expect(await readFile(fileOf('ab/abcd.jpg', elsewhere), 'utf8')).toBe('the bytes of ab/abcd.jpg');
  await attach('ab/abcd.jpg');
  await copyOn(5);
  await pruneBefore(9);
  expect(await copies()).toEqual(['ab/abcd.jpg.sealed', 'cd/cdef.sealed']);
});

it('brings back the others when one is damaged, and leaves no half file', async () => {
  await attach('ef/half', randomBytes(2 ** 20));
  await copyOn(1);
  await writeFile(copyOf('ab/abcd.jpg'), 'damaged');
  // whole, but its contents end too early
  const half = (await readFile(copyOf('ef/half'))).subarray(0, 2 ** 19);
  const end = `\nTUROOS END ${createHash('sha256').update(half).digest('hex')}\n`;
  await writeFile(copyOf('ef/half'), Buffer.concat([half, Buffer.from(end)]));
  const elsewhere = join(folder, 'new disk');
  const { count, failed } = await restoreAttachments(place(), systemId, elsewhere, [keys]);
  expect(count).toBe(1);
  expect(failed.map(({ path }) => path).toSorted()).toEqual([copyOf('ab/abcd.jpg'), copyOf('ef/half')]);
  expect(await readFile(fileOf('cd/cdef', elsewhere), 'utf8')).toBe('the bytes of cd/cdef');
  await expect(readFile(fileOf('ef/half', elsewhere))).rejects.toThrow('ENOENT');
});

it('makes a damaged copy anew within a month', async () => {
  await copyOn(1);
  await writeFile(copyOf('ab/abcd.jpg'), 'damaged');
  for (let date = 1; date <= 32; date++) {
    await checkAttachments(place(), systemId, known, new AbortController().signal, day(date));
    await copyOn(date);
  }
  expect(await restoreAttachments(place(), systemId, join(folder, 'new disk'), [keys])).toMatchObject({
    count: 2,
    failed: [],
  });
});

it('makes copies anew when the passphrase is another one, and reads those that stayed with the former', async () => {
  const [first, second] = [keysOf('the first passphrase'), keysOf('the second passphrase')];
  const copyWith = async (present: Keys) => {
    known = new Map();
    await copyAttachments(dataDir(), place(), systemId, known, { keys: present, now: day(1) });
  };
  const restoredWith = async (...given: Keys[]) =>
    (await restoreAttachments(place(), systemId, join(folder, `disk ${++disks}`), given)).count;
  let disks = 0;
  await copyWith(keys);
  await copyWith(first);
  expect(await restoredWith(first)).toBe(2);
  expect(await restoredWith(keys)).toBe(0);
  await rm(fileOf('ab/abcd.jpg'));
  await copyWith(first);
  await copyWith(second);
  expect(await restoredWith(second)).toBe(1);
  expect(await restoredWith(first, second)).toBe(2);
  await copyWith(keys);
  expect(await restoredWith(keys)).toBe(1);
});
