import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/cluster';
import { query, useEngines } from '../../test/engines';
import { messageOf } from '../system/error-facts';
import { databaseAt } from './database-at';
import { startEngine } from './engine';
import { checkExternal } from './external';

const engines = useEngines();
let empty: TestDatabase;
beforeEach(async () => {
  empty = await cloneDatabase(inject('templateUrl'), { empty: true });
});
afterEach(() => empty.drop());

const start = (databaseUrl: string) => startEngine({ dataDir: '/nowhere', databaseUrl });
const objects = (url: string) =>
  query(url, `select relname from pg_class where relnamespace = 'public'::regnamespace order by 1`);

test('an empty database is accepted and left empty', async () => {
  const engine = await start(empty.url);
  expect(engine).toMatchObject({ kind: 'external', url: empty.url });
  expect(engine.description).toMatch(/^PostgreSQL 18\.\d+ at .+\/test_\w+$/);
  await engine.stop();
  expect(await objects(empty.url)).toEqual([]);
  expect(await query(empty.url, `select from pg_extension where extname = 'pg_trgm'`)).toEqual([]);
});

test('many processes may check the same empty database at once', async () => {
  const descriptions = await Promise.all(Array.from({ length: 8 }, () => checkExternal(empty.url)));
  expect(new Set(descriptions).size).toBe(1);
});

test('prepared statements are turned off in the address, and the start says so', async () => {
  const url = `${empty.url}${empty.url.includes('?') ? '&' : '?'}prepare`;
  expect(await checkExternal(`${url}=false`)).toMatch(/, without prepared statements$/);
  expect(await checkExternal(`${url}=true`)).not.toContain('prepared');
  await expect(checkExternal(`${url}=maybe`)).rejects.toThrow(
    'DATABASE_URL has an unknown value of prepare: maybe',
  );
});

test('a Turoos database is accepted', async () => {
  const ours = await cloneDatabase(inject('templateUrl'));
  await start(ours.url).finally(() => ours.drop());
});

test('a database of another application is rejected and left unchanged', async () => {
  await query(empty.url, 'create table wp_posts (id int)');
  const before = await objects(empty.url);
  await expect(start(empty.url)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('not a Turoos database'),
  });
  expect(await objects(empty.url)).toEqual(before);
});

test('tables of an extension do not count as another application’s data', async () => {
  await query(empty.url.replace('//turoos:', '//postgres:'), 'create extension pg_stat_statements');
  expect(await objects(empty.url)).not.toEqual([]);
  await start(empty.url);
});

test('a database without Arabic letters is rejected', async () => {
  const name = `plain_${Date.now()}`;
  await query(empty.url, `create database ${name} template template0 locale_provider libc locale 'C'`);
  try {
    await expect(start(databaseAt(empty.url, name))).rejects.toThrow('no Arabic letters');
  } finally {
    await query(empty.url, `drop database ${name}`);
  }
});

test('wrong URLs are explained in one line that never shows the password', async () => {
  const { password } = new URL(empty.url);
  const wrongPassword = empty.url.replace(password, 'geheim');
  const refused = async (url: string) => {
    const error = await checkExternal(url, 0).catch((reason: Error) => reason);
    expect(error).toMatchObject({ name: 'StartupError' });
    const message = messageOf(error);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('geheim');
    expect(message).not.toContain(password);
    return message;
  };
  expect(await refused(wrongPassword)).toMatch(/refuses the login.*password authentication failed/);
  expect(await refused(databaseAt(empty.url, 'missing'))).toMatch(/no such database: .+\/missing$/);
  expect(await refused('postgres://u:geheim@127.0.0.1:1/shop')).toMatch(
    /can't be reached at 127\.0\.0\.1:1\/shop: .*ECONNREFUSED/,
  );
  expect(await refused('postgres://u:geheim@localhost:1/shop')).toMatch(/localhost:1\/shop: .*ECONNREFUSED/);
  expect(await refused('mysql://u:geheim@host/shop')).toContain('DATABASE_URL is not the address');
  expect(await refused('geheim')).toContain('DATABASE_URL is not the address');
});

test('a database server that boots a little later is waited for', async () => {
  const { url, stop } = await engines.start();
  await stop();
  const checking = checkExternal(url);
  await engines.start();
  expect(await checking).toContain('PostgreSQL 18');
});
