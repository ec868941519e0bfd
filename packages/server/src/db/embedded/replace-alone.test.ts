import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { killServer, postmasterPid, query, useEngines } from '../../../test/engines';
import { findRunning } from './find-running';
import { useFolder } from './in-use';
import { replaceAlone } from './replace-alone';

const engines = useEngines();

const replace = (work: () => Promise<void> = async () => undefined) => replaceAlone(engines.folder, work);
const runsError = expect.objectContaining({ message: expect.stringContaining('المتجر يعمل الآن') });

/** Replaces the database until the returned function is called. */
async function replacing(): Promise<() => Promise<void>> {
  let end = () => {};
  const wait = new Promise<void>((resolve) => (end = resolve));
  let ended = Promise.resolve();
  await new Promise<void>((begun, failed) => {
    ended = replace(async () => {
      begun();
      await wait;
    });
    ended.catch(failed);
  });
  return async () => {
    end();
    await ended;
  };
}

test('the database of a running server is not replaced, also while it is down', async () => {
  const engine = await engines.start();
  const pid = await postmasterPid(engines.folder);
  await expect(replace()).rejects.toEqual(runsError);
  expect(await postmasterPid(engines.folder)).toBe(pid);
  expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await killServer(engines.folder);
  await expect(replace()).rejects.toEqual(runsError);
  await engine.stop();
  await replace();
});

test('while a database is replaced no server starts, no other one replaces it, and its draft stays', async () => {
  const end = await replacing();
  const draft = path.join(engines.folder, 'postgres.new-draft');
  await mkdir(draft);
  const replacedError = { message: expect.stringContaining('another process is replacing the database') };
  await expect(engines.start()).rejects.toMatchObject(replacedError);
  await expect(replace()).rejects.toMatchObject(replacedError);
  expect(await readdir(engines.folder)).toContain('postgres.new-draft');
  await end();
  await (await engines.start()).stop();
  expect(await readdir(engines.folder)).toEqual(['postgres']);
});

test('of several that replace it at once one is let in at a time', async () => {
  let inside = 0;
  const one = () =>
    replace(async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5000));
      inside -= 1;
    });
  const ends = await Promise.allSettled([one(), one(), one()]);
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  await replace();
});

test('a killed process keeps nobody out, by a path of any length', async () => {
  const dataDir = path.join(engines.folder, 'deep'.repeat(30));
  for (const folder of [engines.folder, dataDir]) {
    await mkdir(folder, { recursive: true });
    const listen = `process.chdir(${JSON.stringify(folder)});
      require('net').createServer().listen('.in-use-replace-000000000000', () => console.log('listening'));`;
    const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(replaceAlone(folder, async () => undefined)).rejects.toThrow('another process');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await replaceAlone(folder, async () => undefined);
    expect((await readdir(folder)).filter((name) => name.startsWith('.in-use'))).toEqual([]);
  }
  const killed = await engines.startProcess();
  await killed.kill('SIGKILL');
  await replace();
});

test('a database that does not answer is not taken for one that nobody uses', async () => {
  const engine = await engines.start();
  expect(await findRunning(engines.folder)).toBe(engine.url);
  const pid = (await postmasterPid(engines.folder)) ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    await expect(findRunning(engines.folder)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining('لا تجيب'),
    });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await engine.stop();
  expect(await findRunning(engines.folder)).toBeUndefined();
});

test.runIf(process.platform === 'linux')(
  'a folder that takes no sockets, or nothing more, keeps no server from running',
  async () => {
    const leave = await useFolder('/sys', 'run');
    await leave();
    await expect(useFolder('/sys', 'replace')).rejects.toThrow();
  },
);
