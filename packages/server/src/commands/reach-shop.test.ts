import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/cluster';
import { readConfig } from '../system/config';
import { explained } from './backup-command';
import { reachShop } from './reach-shop';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each(['', 'not-there'])('creates no shop where a command looks for one: "%s"', async (name) => {
  const config = readConfig({ TUROOS_DATA: join(folder, name) });
  await expect(reachShop(config)).rejects.toThrow(/لا يوجد متجر في المجلد .* \(there is no shop in /);
  expect(await readdir(folder)).toEqual([]);
});

it('says in both languages what the system refuses with a file', async () => {
  await expect(explained(readdir(join(folder, 'not-there')))).rejects.toThrow(
    `${join(folder, 'not-there')}: غير موجود (does not exist)`,
  );
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(explained(readdir(file))).rejects.toThrow('ما ليس مجلداً (has something in its path');
  await expect(explained(writeFile(folder, ''))).rejects.toThrow('مجلد، والمطلوب ملف (is a folder');
});
