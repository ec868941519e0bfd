import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { clusterOf, isAlive, killServer, query, useEngines } from '../../test/engines';

const engines = useEngines();

test('a stale pid file whose process id now belongs to another program does not block the start', async () => {
  await (await engines.startProcess()).kill('SIGKILL');
  await killServer(engines.folder);
  const { uid, gid } = await stat(clusterOf(engines.folder));
  const stranger = spawn('sleep', ['60'], { ...(process.getuid?.() === 0 && { uid, gid }), stdio: 'ignore' });
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(clusterOf(engines.folder), name);
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [stranger.pid, ...rest].join('\n'));
  }
  try {
    const engine = await engines.start();
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    stranger.kill();
  }
});

test('the lock of a socket alone, which names another program, does not block the start', async () => {
  await (await engines.startProcess()).kill('SIGKILL');
  await killServer(engines.folder);
  const { uid, gid } = await stat(clusterOf(engines.folder));
  const stranger = spawn('sleep', ['600'], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    stdio: 'ignore',
  });
  const lock = path.join(clusterOf(engines.folder), '.s.PGSQL.5432.lock');
  const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
  await writeFile(lock, [stranger.pid, ...rest].join('\n'));
  try {
    const engine = await engines.start();
    expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    stranger.kill();
  }
});

/** Freezes the process of a connection, which then notices nothing, as one that computes for long. */
async function freeze(url: string, application: string): Promise<number> {
  const client = new Client({ connectionString: url, application_name: 'frozen' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name like $1',
    [application],
  );
  const pid = rows[0]!.pid;
  process.kill(pid, 'SIGSTOP');
  if (application !== 'frozen') await client.end();
  return pid;
}

test.runIf(process.platform === 'linux')(
  'a process that outlived its killed server does not block the start, and is ended',
  async () => {
    const first = await engines.startProcess();
    const orphan = await freeze(first.url!, 'frozen');
    try {
      await first.kill('SIGKILL');
      await killServer(engines.folder);
      const engine = await engines.start();
      expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(isAlive(orphan)).toBe(false);
    } finally {
      if (isAlive(orphan)) process.kill(orphan, 'SIGKILL');
    }
  },
);

test('the claim of a killed server whose connection is slow to end is waited for', async () => {
  const first = await engines.startProcess();
  const claim = await freeze(first.url!, 'turoos %');
  await first.kill('SIGKILL');
  const starting = engines.start();
  // longer than a server that runs is waited for
  const early = await Promise.race([starting.catch((error: Error) => error), wait(3000)]);
  expect(early).toBeUndefined();
  process.kill(claim, 'SIGCONT');
  expect(await query((await starting).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a pid file corrupted by a power cut and an interrupted creation do not block the start', async () => {
  await (await engines.start()).stop();
  await writeFile(path.join(clusterOf(engines.folder), 'postmaster.pid'), '');
  const draft = path.join(engines.folder, 'postgres.new-killed', 'cluster');
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'PG_VERSION'), '18');
  // of a restore that was broken off before it moved the present database aside
  await mkdir(path.join(engines.folder, 'postgres.next', 'cluster'), { recursive: true });

  const engine = await engines.start();
  expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.stop();
  expect((await readdir(engines.folder)).toSorted()).toEqual(['postgres']);
});

test('a restore that was broken off while the databases were exchanged is ended by the next start', async () => {
  const engine = await engines.start();
  await query(engine.url, 'create table restored (id int)');
  await engine.stop();
  const at = (name: string) => path.join(engines.folder, name);
  await rename(at('postgres'), at('postgres.next'));
  await mkdir(at('postgres.before-20261118200000'));

  const next = await engines.start();
  expect(await query(next.url, 'select from restored')).toEqual([]);
  await next.stop();
  expect((await readdir(engines.folder)).toSorted()).toEqual(['postgres', 'postgres.before-20261118200000']);
});

test('an empty database does not take the place of one that was kept aside', async () => {
  await (await engines.start()).stop();
  const kept = path.join(engines.folder, 'postgres.before-20261118200000');
  await rename(path.dirname(clusterOf(engines.folder)), kept);
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('postgres.before-20261118200000'),
    hint: expect.stringContaining('npm run restore -- --at latest'),
  });
  expect(await readdir(engines.folder)).toEqual([path.basename(kept)]);
  await rename(kept, path.dirname(clusterOf(engines.folder)));
  await engines.start();
});

test('an empty database does not take the place of a lost one whose changes were copied elsewhere', async () => {
  const state = path.join(engines.folder, 'archive.json');
  await writeFile(state, JSON.stringify({ isOn: true, places: [{ path: '/media/usb' }] }));
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('/media/usb'),
    hint: expect.stringContaining('npm run restore -- --at latest'),
  });
  expect(await readdir(engines.folder)).toEqual(['archive.json']);
  await writeFile(state, JSON.stringify({ isOn: false, places: [] }));
  await engines.start();
});

test('a copy of the folder of a running database is a separate database', async () => {
  const original = await engines.start();
  const dataDir = path.join(engines.folder, 'copy');
  await mkdir(dataDir);
  await cp(path.join(engines.folder, 'postgres'), path.join(dataDir, 'postgres'), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !source.endsWith('.s.PGSQL.5432'),
  });
  const copy = await engines.start({ dataDir });
  expect(copy.url).not.toBe(original.url);
  await query(copy.url, 'create table only_here (id int)');
  await expect(query(original.url, 'select from only_here')).rejects.toThrow('does not exist');
});

test('a wrong password file and a broken cluster are reported', async () => {
  await (await engines.start()).stop();
  const passwordFile = path.join(engines.folder, 'postgres', 'password');
  await writeFile(passwordFile, 'wrong');
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(`كلمة المرور في ${passwordFile} ليست`),
  });
  await killServer(engines.folder, 'SIGINT');
  await writeFile(path.join(clusterOf(engines.folder), 'global', 'pg_control'), 'broken');
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/does not start\): (FATAL|PANIC): .+/),
    hint: expect.stringContaining('log'),
  });
});

test('a start killed while creating the database does not break the next one', async () => {
  const killed = await engines.startProcess({}, undefined, /creating the database/);
  const draft = async () => (await readdir(engines.folder)).find((name) => name.startsWith('postgres.new-'));
  await expect
    .poll(async () => existsSync(path.join(engines.folder, (await draft()) ?? '', 'cluster', 'base')))
    .toBe(true);
  await killed.kill('SIGKILL');
  expect(existsSync(clusterOf(engines.folder))).toBe(false);

  const engine = await engines.start();
  expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.stop();
  await (await engines.start()).stop();
  expect(await readdir(engines.folder)).toEqual(['postgres']);
});
