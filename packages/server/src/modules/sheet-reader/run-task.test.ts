import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetTexts } from '@turoos/sheets';
import { afterAll, expect, it } from 'vitest';
import { runInThread } from './run-task';
import type { SheetTask } from './sheet-task';

const folder = mkdtempSync(join(tmpdir(), 'turoos-thread-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a worker file that runs this program instead of reading. */
function thread(name: string, work: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';\n${work}`);
  return path;
}
const file: SheetTask = { do: 'table', bytes: new Uint8Array([1]) };
const tooHeavy = { problem: 'tooHeavy', message: sheetTexts.tooHeavy };

it('a file that needs too much memory ends only its thread and gives a message', async () => {
  const hungry = thread('hungry', 'const all = []; for (;;) all.push([...Array(1000).keys()].map(String));');
  expect(await runInThread(hungry, file, { memory: 32 })).toEqual(tooHeavy);
});

it('a file that takes too long ends only its thread and gives a message', async () => {
  expect(await runInThread(thread('endless', 'for (;;);'), file, { timeout: 300 })).toEqual(tooHeavy);
});

it('an error of the program is not reported as a problem of the file', async () => {
  await expect(runInThread(thread('wrong', "throw new Error('bug')"), file)).rejects.toThrow('bug');
  await expect(runInThread(thread('silent', ''), file)).rejects.toThrow('not read');
});

it('the rows a thread read are returned', async () => {
  const table = thread('table', "parentPort.postMessage({ answer: [['a']] });");
  expect(await runInThread(table, file)).toEqual({ answer: [['a']] });
});
