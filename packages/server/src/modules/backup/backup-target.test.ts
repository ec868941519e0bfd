import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupTarget } from './backup-target';
import { headerBytes } from './format/envelope';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'turoos-target-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

it('a backup goes into a new file, or into a folder under the usual name', async () => {
  expect(await backupTarget(join(folder, 'new'))).toBe(join(folder, 'new'));
  const named = await backupTarget(folder);
  expect(dirname(named)).toBe(folder);
  expect(named).toMatch(/turoos-[\d-]{17}-[0-9a-f]{8}\.backup$/);
});

it('a missing folder is named, not the file in it', async () => {
  const missing = join(folder, 'usb');
  await expect(backupTarget(join(missing, 'shop.backup'))).rejects.toMatchObject({
    name: 'StartupError',
    message: `المجلد ${missing} غير موجود (there is no such folder)`,
  });
});

it('a backup replaces a former one and no other file', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'the accounts of ten years');
  await expect(backupTarget(file)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('this file exists and is no backup of Turoos'),
  });
  expect(await readFile(file, 'utf8')).toBe('the accounts of ten years');
  await writeFile(
    file,
    headerBytes({ format: 1, program: '0.1.0', schema: '', createdAt: new Date().toISOString(), seal: null }),
  );
  expect(await backupTarget(file)).toBe(file);
});

it.skipIf(process.platform === 'win32')('a backup does not replace a device', async () => {
  await expect(backupTarget('/dev/null')).rejects.toMatchObject({
    message: expect.stringContaining('this is no regular file'),
  });
  await expect(backupTarget('/dev/null/below')).rejects.toMatchObject({ name: 'StartupError' });
});
