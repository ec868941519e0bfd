import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBackup } from '../modules/backup';
import { assertNoneEmpty, explained, readPassphrase } from './backup-command';

it('a folder in the place of a file is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turoos-folder-'));
  onTestFinished(() => rmdir(folder));
  const named = { message: `${folder}: مجلد، والمطلوب ملف (is a folder, and a file is needed)` };
  await expect(explained(openBackup(folder), folder)).rejects.toMatchObject(named);
  await expect(readPassphrase(folder)).rejects.toMatchObject(named);
});

it('an option without a value is named', () => {
  expect(() => assertNoneEmpty({ to: '' })).toThrow('لا شيء بعد --to (--to is empty)');
  assertNoneEmpty({ to: 'x', yes: true, from: undefined });
});
