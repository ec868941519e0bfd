import { createHash } from 'node:crypto';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { backupTexts, type BackupPlace } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useBackups } from '../../../../test/backups';
import { copyToPlaces } from './copy-to-places';
import { findDrives } from './find-drives';
import { copyMakingRoom } from './make-room';
import { copyCompared, problemOf, prunePlace } from './place-folder';

const backups = useBackups();
let elsewhere: string;
beforeEach(async () => void (elsewhere = await mkdtemp(join(tmpdir(), 'turoos-elsewhere-'))));
afterEach(async () => {
  await sql`delete from backup_places`.execute(backups.shop.db);
  await rm(elsewhere, { recursive: true, force: true });
});

const add = (path: string) => backups.owner.call('POST', '/backup/places', { path });
const places = async (): Promise<BackupPlace[]> =>
  (await backups.owner.call('GET', '/backup')).json().summary.places;
const copy = () => copyToPlaces(backups.context());
const copies = async () => (await readdir(elsewhere)).filter((name) => name.endsWith('.backup'));
const hash = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
const never = new AbortController().signal;

it('the newest backup is copied to every place and equals the original', async () => {
  const { fileName, createdAt } = await backups.make();
  expect((await add(elsewhere)).statusCode).toBe(201);
  await copy();
  expect(await places()).toMatchObject([{ path: elsewhere, fileName, stateAt: createdAt, problem: '' }]);
  expect(await copies()).toEqual([fileName]);
  expect(await hash(join(elsewhere, fileName))).toBe(await hash(join(backups.dataDir, 'backups', fileName)));
  const { fileName: next } = await backups.make();
  await copy();
  expect(await copies()).toEqual([fileName, next].toSorted());
});

it('a disk that comes and goes gets the newest backup when it is back, and an empty folder in its place gets none', async () => {
  await backups.make();
  await add(elsewhere);
  const disk = `${elsewhere}-disk`;
  await rename(elsewhere, disk);
  await mkdir(elsewhere);
  await copy();
  expect(await readdir(elsewhere)).toEqual([]);
  expect(await places()).toMatchObject([{ problem: backupTexts.placeAway, fileName: null }]);
  await rm(elsewhere, { recursive: true });
  await rename(disk, elsewhere);
  await copy();
  expect(await places()).toMatchObject([{ problem: '' }]);
  expect(await copies()).toHaveLength(1);
});

it('a folder that cannot be a place is refused with the reason', async () => {
  const file = join(elsewhere, 'file');
  await writeFile(file, '');
  const refused: [string, string][] = [
    ['relative/folder', backupTexts.placeAbsolute],
    [join(elsewhere, 'missing', 'deeper'), backupTexts.placeMissing],
    [file, backupTexts.placeMissing],
    [backups.dataDir, backupTexts.placeInside],
    [join(backups.dataDir, 'backups'), backupTexts.placeInside],
  ];
  await backups.make();
  for (const [path, message] of refused) {
    const reply = await add(path);
    expect([reply.statusCode, reply.json().message]).toEqual([422, message]);
  }
  expect((await add(elsewhere)).statusCode).toBe(201);
  const link = `${elsewhere}-link`;
  await symlink(elsewhere, link);
  for (const same of [elsewhere, `${elsewhere}/`, `${dirname(elsewhere)}/./${basename(elsewhere)}`, link])
    expect((await add(same)).json().message, same).toBe(backupTexts.placeTaken);
  await rm(link);
  for (const name of ['b', 'c', 'd', 'e', 'f']) {
    await mkdir(join(elsewhere, name));
    await add(join(elsewhere, name));
  }
  expect(await places()).toHaveLength(5);
});

it('a folder is made if only its last part is missing', async () => {
  const path = join(elsewhere, 'turoos');
  expect((await add(path)).json().data).toMatchObject({ path });
  expect((await readdir(path))[0]).toMatch(/^\.turoos-/);
});

it('a place on the disk of the data is known as one also while it is away, and does not count as a copy elsewhere', async () => {
  await backups.make();
  const beside = await mkdtemp(`${backups.dataDir}-beside-`);
  await add(beside);
  await copy();
  const step = async () => (await backups.owner.call('GET', '/dashboard/setup')).json().data.done.backup;
  const need = async () => (await backups.owner.call('GET', '/dashboard/needs')).json().data.backupCopy;
  expect(await places()).toMatchObject([{ isSameDisk: true, problem: '' }]);
  await rm(beside, { recursive: true });
  expect(await places()).toMatchObject([{ isSameDisk: true }]);
  expect([await step(), await need()]).toEqual([false, 'never']);
  await sql`update backup_places set is_same_disk = false`.execute(backups.shop.db);
  expect([await step(), await need()]).toEqual([true, null]);
});

it('finds the drives that are plugged in, never the disk of the data', async () => {
  const drives = (await backups.owner.call('GET', '/backup/drives')).json().data;
  expect(drives).toEqual(await findDrives(backups.dataDir));
  const { dev } = await stat(backups.dataDir);
  for (const { folder, freeBytes } of drives) {
    expect((await stat(dirname(folder))).dev).not.toBe(dev);
    expect(freeBytes).toBeGreaterThanOrEqual(0);
  }
  expect(await findDrives(backups.dataDir, 'aix')).toEqual([]);
});

it('a place that is removed keeps its copies and loses its mark', async () => {
  await backups.make();
  const { _id } = (await add(elsewhere)).json().data;
  await copy();
  expect((await backups.owner.call('DELETE', `/backup/places/${_id}`)).statusCode).toBe(200);
  expect(await readdir(elsewhere)).toEqual(await copies());
  expect((await backups.owner.call('DELETE', `/backup/places/${_id}`)).statusCode).toBe(404);
});

it('a place that disappears while it is written leaves nothing with the name of a copy', async () => {
  const source = join(elsewhere, 'source');
  await writeFile(source, Buffer.alloc(20_000_000, 1));
  const place = join(elsewhere, 'place');
  await mkdir(place);
  const copying = copyCompared(source, place, 'turoos-x.backup', never);
  await rename(place, `${place}-gone`);
  const problem = await copying.then(() => 'none', problemOf);
  expect(problem).toBe(backupTexts.placeAway);
  expect((await readdir(`${place}-gone`)).filter((name) => name.endsWith('.backup'))).toEqual([]);
});

it('failures of a disk are told apart', async () => {
  const failing = (code: string) => problemOf(Object.assign(new Error('x'), { code }));
  expect(failing('ENOSPC')).toBe(backupTexts.placeFull);
  expect(failing('EROFS')).toBe(backupTexts.placeLocked);
  expect(failing('EIO')).toBe(backupTexts.placeAway);
  expect(failing('EWHAT')).toBe(backupTexts.placeFailed);
  const locked = join(elsewhere, 'locked');
  await mkdir(locked);
  await chmod(locked, 0o500);
  // root writes everywhere
  if (process.getuid?.() !== 0) expect((await add(locked)).json().message).toBe(backupTexts.placeLocked);
});

it.runIf(process.platform === 'linux')('a folder that takes no files is refused as such', async () => {
  // only root gets as far as writing there
  const reason = process.getuid?.() === 0 ? backupTexts.placeUnfit : backupTexts.placeLocked;
  expect((await add('/proc')).json().message).toBe(reason);
});

it('a full place loses its oldest copies for the new one, but never the newest', async () => {
  const nameOf = (month: number) => `turoos-2026-0${month}-01-020000-5f3a9c1e.backup`;
  const old = [1, 2, 3, 4].map(nameOf);
  for (const name of [...old, 'family.jpg']) await writeFile(join(elsewhere, name), Buffer.alloc(1000));
  /** A disk on which so many copies have room. */
  const copyOn = (room: number) => async () => {
    if ((await copies()).length >= room) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    await writeFile(join(elsewhere, nameOf(5)), Buffer.alloc(1500));
  };
  await copyMakingRoom(copyOn(3), elsewhere, 1500);
  expect((await readdir(elsewhere)).toSorted()).toEqual(['family.jpg', nameOf(3), nameOf(4), nameOf(5)]);
  await expect(copyMakingRoom(copyOn(1), elsewhere, 1500)).rejects.toThrow('full');
  expect(await copies()).toEqual([nameOf(5)]);
});

it('a full place loses nothing for a copy that would still not fit, or next to those of another shop', async () => {
  const names = ['2026-01-01', '2026-02-01'].map((day) => `turoos-${day}-020000-5f3a9c1e.backup`);
  for (const name of names) await writeFile(join(elsewhere, name), '');
  const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(copyMakingRoom(full, elsewhere, Number.MAX_SAFE_INTEGER)).rejects.toThrow('full');
  for (const digit of ['1', '2'])
    await writeFile(join(elsewhere, `.turoos-5f3a9c1e-0000-4000-8000-00000000000${digit}`), '');
  await expect(copyMakingRoom(full, elsewhere, 1)).rejects.toThrow('full');
  expect((await copies()).toSorted()).toEqual(names);
});

it('old copies are deleted beyond the newest ones, and nothing else in the folder', async () => {
  const names = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-11-01'].map(
    (day) => `turoos-${day}-020000-5f3a9c1e.backup`,
  );
  const draft = `${names[0]}.5f3a9c1e-0000-4000-8000-000000000000.partial`;
  for (const name of [...names, draft, 'family.jpg', 'turoos-notes.backup'])
    await writeFile(join(elsewhere, name), '');
  await prunePlace(elsewhere, 2, new Date('2026-10-01'));
  expect((await readdir(elsewhere)).toSorted()).toEqual(
    ['family.jpg', 'turoos-notes.backup', names[2], names[3]].toSorted(),
  );
});
