import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/cluster';
import { query } from '../../test/engines';
import { databaseAt } from '../db/database-at';
import { packageRoot } from '../system/package-root';
import { checkEngine, needs, type Answer } from './check-engine';
import type { Need } from './need';
import { extensions, schemaNeeds } from './schema.needs';

let database: TestDatabase;
beforeEach(async () => {
  database = await cloneDatabase(inject('templateUrl'), { empty: true });
});
afterEach(() => database.drop());

const check = (url: string, asked?: readonly Need[]): Promise<Answer[]> =>
  checkEngine(url, () => undefined, asked);
const missing = (answers: Answer[]) =>
  answers.filter(({ state }) => state === 'missing').map(({ need, says }) => `${need.name}: ${says}`);
const leftIn = (url: string) =>
  query(
    url,
    `select nspname as name from pg_namespace where nspname like 'turoos%'
     union all select extname from pg_extension where extname <> 'plpgsql'
     union all select relname from pg_class where relnamespace = 'public'::regnamespace`,
  );

it('finds everything in the embedded PostgreSQL and leaves an empty database empty', async () => {
  const answers = await check(database.url);
  expect(missing(answers)).toEqual([]);
  expect(answers).toHaveLength(needs.length);
  expect(await leftIn(database.url)).toEqual([]);
});

it('checks a shop’s own database without changing it', async () => {
  const shop = await cloneDatabase(inject('templateUrl'));
  try {
    const before = await leftIn(shop.url);
    expect(missing(await check(shop.url, schemaNeeds))).toEqual([]);
    expect(await leftIn(shop.url)).toEqual(before);
  } finally {
    await shop.drop();
  }
});

it('says what a database without Arabic letters and a user without rights lack', async () => {
  const name = `plain_${Date.now()}`;
  const root = database.url.replace('//turoos:', '//postgres:');
  await query(root, `create database ${name} template template0 locale_provider libc locale 'C'`);
  try {
    await query(root, `create role ${name} login password 'x'`);
    await query(
      root,
      `grant create on database ${name} to ${name}; revoke temporary on database ${name} from public`,
    );
    const url = new URL(databaseAt(database.url, name));
    url.username = name;
    url.password = 'x';
    const asked = needs.filter(({ name: need }) => /^(Extension|Rights)/.test(need));
    const says = missing(await check(url.href, asked)).join('\n');
    expect(says).toContain('Extension pg_trgm: it finds no Arabic letters');
    expect(says).toContain(
      'Rights in the database: this user may not create tables in public, temporary tables',
    );
  } finally {
    await query(root, `drop database ${name}`);
    await query(root, `drop role if exists ${name}`);
  }
});

const folder = path.join(packageRoot, 'migrations');
const migrations = readdirSync(folder)
  .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/--.*$/gm, ''))
  .join('\n');
const used = (pattern: RegExp) =>
  [...new Set([...migrations.matchAll(pattern)].map(([, word]) => word))].toSorted();

it('tries every extension of the migrations', () => {
  expect(used(/create extension (?:if not exists )?(\w+)/gi)).toEqual(extensions.toSorted());
});

it('knows every kind of thing that the migrations use; a new kind needs a trial of its own', () => {
  expect(used(/\bcreate (?:or replace )?(?:unique |temporary |unlogged )?(\w+)/g)).toEqual([
    'constraint',
    'extension',
    'function',
    'index',
    'table',
    'trigger',
    'view',
  ]);
  expect(used(/\busing (gin|gist|brin|hash|spgist|btree)\b/g)).toEqual(['brin', 'gin']);
  expect(used(/\blanguage (\w+)/g)).toEqual(['plpgsql', 'sql']);
  expect(used(/\bcollate ("?\w+"?)/g)).toEqual(['"C"']);
});

it('docs/scaling.md lists all of it', () => {
  const page = readFileSync(path.join(packageRoot, '../../docs/scaling.md'), 'utf8').replace(/ +/g, ' ');
  for (const { name, why } of needs) expect(page).toContain(`| ${name} | ${why} |`);
});
