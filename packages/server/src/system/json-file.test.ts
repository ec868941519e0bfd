import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonFile, writeJsonFile } from './json-file';

const State = z.object({ count: z.int() });
let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'turoos-json-'))));
afterAll(() => rm(folder, { recursive: true }));

it('what was written is read, and several writers at once leave one whole file', async () => {
  const path = join(folder, 'state.json');
  const counts = Array.from({ length: 10 }, (_, count) => ({ count }));
  await Promise.all(counts.map((state) => writeJsonFile(path, state)));
  expect(counts).toContainEqual(await readJsonFile(path, State));
  expect(await readdir(folder)).toEqual(['state.json']);
});

it.each(['', '{"count":', '{"count":"many"}'])('a file that holds %j counts as none', async (text) => {
  const path = join(folder, 'odd.json');
  await writeFile(path, text);
  expect(await readJsonFile(path, State)).toBeUndefined();
});
