import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clusterOf, postmasterPid, query, useEngines } from '../../test/engines';

const engines = useEngines();

test('the first start creates a database with Arabic support, the second reuses it', async () => {
  const said: string[] = [];
  const first = await engines.start({ say: (line) => said.push(line) });
  expect(first).toMatchObject({ kind: 'embedded', folder: engines.folder });
  expect(first.description).toMatch(/^PostgreSQL 18\.\d+, embedded, in \//);
  expect(said).toEqual([`تُنشأ قاعدة البيانات في (creating the database in) ${engines.folder}`]);

  await query(first.url, 'create extension pg_trgm');
  const [arabic] = await query(
    first.url,
    `select cardinality(show_trgm('قطعة')) as trigrams, 'فلتر زيت' ilike '%زيت%' as found, upper('é') as upper`,
  );
  expect(arabic).toEqual({ trigrams: 5, found: true, upper: 'É' });
  await query(
    first.url,
    `create table part as select 'قطعة رقم ' || n as name from generate_series(1, 5000) n;
     insert into part values ('طرمبة ماء');
     create index on part using gin (name gin_trgm_ops);
     analyze part;`,
  );
  const search = `select name from part where name ilike '%طرمبة%'`;
  expect(JSON.stringify(await query(first.url, `explain ${search}`))).toContain('Bitmap Index Scan');
  await first.stop();
  expect(await postmasterPid(engines.folder)).toBeUndefined();
  const logs = path.join(clusterOf(engines.folder), 'log');
  for (let n = 10; n < 20; n++) await writeFile(path.join(logs, `postgresql-20200101-0000${n}.log`), 'old');

  said.length = 0;
  const second = await engines.start({ say: (line) => said.push(line) });
  expect(said).toEqual([]);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, search)).toEqual([{ name: 'طرمبة ماء' }]);
  expect(await readdir(logs), 'old logs do not pile up').toHaveLength(5);
});

test('all protection against power cuts is on, and only the generated password opens the database', async () => {
  const { url } = await engines.start({ durable: true });
  const settings = await query(
    url,
    `select name, setting from pg_settings where name in
     ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'TimeZone', 'jit', 'listen_addresses')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    TimeZone: 'UTC',
    jit: 'off',
    listen_addresses: '',
  });

  const passwordFile = path.join(engines.folder, 'postgres', 'password');
  const password = await readFile(passwordFile, 'utf8');
  expect(password).toMatch(/^[\w-]{32}$/);
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
  expect((await stat(clusterOf(engines.folder))).mode & 0o777).toBe(0o700);
  await expect(query(url.replace(password, 'guess'), 'select 1')).rejects.toThrow('password authentication');
  const [role] = await query(url, 'select rolsuper from pg_roles where rolname = current_user');
  expect(role).toEqual({ rolsuper: false });
});

test('a folder name with spaces, quotes and Arabic letters works', async () => {
  const dataDir = path.join(engines.folder, `محل "1", it's 5% ok`);
  const engine = await engines.start({ dataDir });
  expect(engine.folder).toBe(dataDir);
  expect(new URL(engine.url).searchParams.get('host')).toBe(clusterOf(dataDir));
  expect(await query(engine.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder path too long for a Unix socket is served on the loopback interface', async () => {
  const dataDir = path.join(engines.folder, 'deep'.repeat(30));
  const engine = await engines.start({ dataDir });
  expect(new URL(engine.url).hostname).toBe('127.0.0.1');
  const [server] = await query(engine.url, `select current_setting('listen_addresses') as listens`);
  expect(server).toEqual({ listens: '127.0.0.1' });
  await engine.stop();
  expect(await query((await engines.start({ dataDir })).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a data folder that cannot be created is named in the error', async () => {
  const file = path.join(engines.folder, 'a file');
  await writeFile(file, '');
  await expect(engines.start({ dataDir: path.join(file, 'data') })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(path.join(file, 'data')),
    hint: expect.stringContaining('TUROOS_DATA'),
  });
});
