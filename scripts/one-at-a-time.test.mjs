import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'turoos-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lets the processes work one after the other', async () => {
  const log = join(folder, 'log');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(new URL('one-at-a-time.mjs', import.meta.url).href)};
    oneAtATime(${JSON.stringify(join(folder, 'lock'))}, () => {
      appendFileSync(${JSON.stringify(log)}, 'begin ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      appendFileSync(${JSON.stringify(log)}, 'end ');
    });`;
  const started = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' }),
  );
  await Promise.all(started.map((child) => once(child, 'close')));
  expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3));
});

it('is not held up by a process that was killed, and gives the lock back after an error', async () => {
  const lock = join(folder, 'lock');
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'close');
  writeFileSync(lock, String(dead.pid));
  expect(() =>
    oneAtATime(lock, () => {
      throw new Error('a failed build');
    }),
  ).toThrow('a failed build');
  expect(existsSync(lock)).toBe(false);
});
