import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readStandbyFile, writeStandbyFile } from './standby-file';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'turoos-standby-'))));
afterEach(() => rm(folder, { recursive: true }));

it('a folder without the file is that of a shop', async () => {
  expect(await readStandbyFile(folder)).toBeUndefined();
});

it.each(['', '{"of":', '{"of":"https://192.168.1.5"}'])(
  'a file that holds %j stops the start, because the computer would become a second shop',
  async (text) => {
    await writeFile(join(folder, 'standby.json'), text);
    await expect(readStandbyFile(folder)).rejects.toThrow('تعذرت قراءة ملف ربط الحاسوب الاحتياطي');
  },
);

it('a written file is read', async () => {
  const file = {
    of: 'https://192.168.1.5',
    id: crypto.randomUUID(),
    secret: 's',
    shop: 'تروس',
    authority: null,
  };
  await writeStandbyFile(folder, file);
  expect(await readStandbyFile(folder)).toEqual(file);
});
