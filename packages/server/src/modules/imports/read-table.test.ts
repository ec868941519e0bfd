import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetTexts } from '@turoos/sheets';
import { afterAll, expect, it } from 'vitest';
import { readInThread } from './read-table';

const folder = mkdtempSync(join(tmpdir(), 'turoos-thread-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A thread that does this instead of reading. */
function thread(name: string, work: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';\n${work}`);
  return path;
}
const file = new Uint8Array([1]);
const tooHeavy = { problem: 'tooHeavy', message: sheetTexts.tooHeavy };

it('a file that needs more memory than there is ends its own thread and is told in words', async () => {
  const hungry = thread('hungry', 'const all = []; for (;;) all.push([...Array(1000).keys()].map(String));');
  expect(await readInThread(hungry, file, { memory: 32 })).toEqual(tooHeavy);
});

it('a file that is never read to its end, too', async () => {
  expect(await readInThread(thread('endless', 'for (;;);'), file, { timeout: 300 })).toEqual(tooHeavy);
});

it('a mistake of the program is not blamed on the file', async () => {
  await expect(readInThread(thread('wrong', "throw new Error('bug')"), file)).rejects.toThrow('bug');
  await expect(readInThread(thread('silent', ''), file)).rejects.toThrow('not read');
});

it('what a thread read is handed over', async () => {
  const table = thread('table', "parentPort.postMessage({ rows: [['a']] });");
  expect(await readInThread(table, file)).toEqual({ rows: [['a']] });
});
