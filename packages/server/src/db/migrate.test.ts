import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { cloneDatabase, temporaryFolder, type TestDatabase } from '../../test/cluster';
import { useDatabase } from '../../test/database';
import { query } from '../../test/engines';
import { connect, type Db } from './connect';
import { migrate, pendingMigrations } from './migrate';

const template = useDatabase();
let database: TestDatabase;
let db: Db;
let folder: string;

beforeEach(async () => {
  database = await cloneDatabase(inject('templateUrl'), { empty: true });
  db = connect(database.url, { max: 2 });
  folder = await temporaryFolder();
  await file('0001_first.sql', `create table part (name text); insert into part values ('قطعة');`);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const file = (name: string, text: string) => writeFile(path.join(folder, name), text);
const tables = () =>
  query(database.url, `select tablename as name from pg_tables where schemaname = 'public' order by 1`).then(
    (rows) => rows.map(({ name }) => name).filter((name) => !String(name).startsWith('turoos_migration')),
  );

test('the migrations of this version are found and complete', async () => {
  expect(await pendingMigrations(template.db)).toBe(0);
  expect(await migrate(template.db)).toEqual([]);
});

test('pending files run in the order of their names, each once', async () => {
  await file('0002_second.sql', 'alter table part add price int; create index on part (price);');
  await file('notes.txt', 'not a migration');
  expect(await pendingMigrations(db, folder)).toBe(2);
  expect(await migrate(db, folder)).toEqual(['0001_first', '0002_second']);
  expect(await pendingMigrations(db, folder)).toBe(0);
  expect(await migrate(db, folder)).toEqual([]);

  await file('0003_third.sql', 'drop table part');
  expect(await migrate(db, folder)).toEqual(['0003_third']);
  expect(await tables()).toEqual([]);
});

test('processes started at once apply each migration once', async () => {
  await file('0002_slow.sql', `select pg_sleep(0.2); insert into part values ('مرة واحدة');`);
  const connections = Array.from({ length: 4 }, () => connect(database.url, { max: 1 }));
  const applied = await Promise.all(connections.map((each) => migrate(each, folder)));
  await Promise.all(connections.map((each) => each.destroy()));
  expect(applied.flat().toSorted()).toEqual(['0001_first', '0002_slow']);
  expect(await query(database.url, 'select name from part')).toHaveLength(2);
});

test('a database of a newer version is rejected and left unchanged', async () => {
  await migrate(db, folder);
  await query(database.url, `insert into turoos_migration values ('0009_future', now()::text)`);
  await file('0002_second.sql', 'drop table part');
  await expect(migrate(db, folder)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('newer version of Turoos: this one does not know 0009_future'),
  });
  await expect(pendingMigrations(db, folder)).rejects.toThrow('newer version');
  expect(await tables()).toEqual(['part']);
});

test('a failing migration reports its line and rolls back every file of the run', async () => {
  await migrate(db, folder);
  await file('0002_good.sql', 'create table supplier (id int)');
  await file('0003_bad.sql', 'create table customer (id int);\n\ninsert into nowhere values (1);\n');
  await expect(migrate(db, folder)).rejects.toMatchObject({
    name: 'StartupError',
    message:
      'تعذّر نقل قاعدة البيانات إلى هذا الإصدار (migration 0003_bad.sql:3 failed: relation "nowhere" does not exist)',
  });
  expect(await tables()).toEqual(['part']);
  expect(await pendingMigrations(db, folder)).toBe(2);

  await file('0003_bad.sql', 'create table customer (id int)');
  expect(await migrate(db, folder)).toEqual(['0002_good', '0003_bad']);
});

test('a migration may exceed the statement timeout of the application', async () => {
  await file('0002_slow.sql', 'select pg_sleep(1.2)');
  const impatient = connect(database.url, { max: 1, statementTimeout: 1000 });
  try {
    expect(await migrate(impatient, folder)).toHaveLength(2);
    await expect(query(database.url, 'select 1')).resolves.toHaveLength(1);
    await expect(
      impatient.selectNoFrom((eb) => eb.fn('pg_sleep', [eb.val(20)]).as('x')).execute(),
    ).rejects.toThrow('statement timeout');
  } finally {
    await impatient.destroy();
  }
});

test('a migration inserted before executed ones is rejected', async () => {
  await migrate(db, folder);
  await file('0000_late.sql', 'create table late (id int)');
  await expect(migrate(db, folder)).rejects.toMatchObject({ name: 'StartupError' });
  expect(await tables()).toEqual(['part']);
});

test('a proof that fails at the end undoes all pending files', async () => {
  await file('0002_second.sql', 'alter table part add price int;');
  const prove = vi.fn(async () => {
    throw new Error('the books contradict themselves');
  });
  await expect(migrate(db, folder, prove)).rejects.toThrow('the books contradict themselves');
  expect(prove).toHaveBeenCalledOnce();
  expect(await tables()).toEqual([]);
  expect(await pendingMigrations(db, folder)).toBe(2);

  const seen: unknown[] = [];
  await migrate(db, folder, async (tx) => {
    seen.push(...(await sql`select name, price from part`.execute(tx)).rows);
  });
  expect(seen).toEqual([{ name: 'قطعة', price: null }]);
  expect(await pendingMigrations(db, folder)).toBe(0);
});
