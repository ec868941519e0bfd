import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clusterOf, killServer, query, useEngines } from '../../test/engines';

const engines = useEngines();

test('a stale pid file whose number now belongs to another program does not block', async () => {
  await (await engines.startProcess()).kill('SIGKILL');
  await killServer(engines.folder);
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(clusterOf(engines.folder), name);
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
    await writeFile(file, [process.ppid, ...rest].join('\n'));
  }
  const engine = await engines.start();
  expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a pid file that a power cut left unreadable and a creation killed half-way do not block', async () => {
  await (await engines.start()).stop();
  await writeFile(path.join(clusterOf(engines.folder), 'postmaster.pid'), '');
  const draft = path.join(engines.folder, 'postgres.new-killed', 'cluster');
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'PG_VERSION'), '18');

  const engine = await engines.start();
  expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(engines.folder)).toSorted()).toEqual(['postgres']);
});

test('a copy of a folder whose database runs is a database of its own', async () => {
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

test('a broken cluster is reported in the words of PostgreSQL, at once', async () => {
  await (await engines.start()).stop();
  await writeFile(path.join(clusterOf(engines.folder), 'global', 'pg_control'), 'broken');
  await expect(engines.start()).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/does not start: (FATAL|PANIC): .+/),
    hint: expect.stringContaining('log'),
  });
});
