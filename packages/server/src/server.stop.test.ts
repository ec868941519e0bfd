import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test/cluster';
import { rawLines } from '../test/raw-lines';
import { connect } from './db/connect';
import { startServer, type RunningServer } from './server';
import { readConfig } from './system/config';

let database: TestDatabase;
let dataDir: string;
let server: RunningServer;
const lines = rawLines(() => server.port);
const secureLines = rawLines(() => server.network.ports.https ?? 0, { secure: true });
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  dataDir = await mkdtemp(join(tmpdir(), 'turoos-stop-'));
});

const drafts = async () =>
  (await readdir(join(dataDir, 'backups')).catch(() => [])).filter((name) => name.endsWith('.partial'));

async function startAndSignIn(): Promise<string> {
  const variables = {
    TUROOS_LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: '0',
    TUROOS_HTTPS: 'on',
    TUROOS_DATA: dataDir,
    TUROOS_ADMIN_PASSWORD: 'a good password',
  };
  server = await startServer(readConfig(variables, 'none'), () => undefined);
  const login = { username: 'admin', password: 'a good password' };
  const { data } = (
    await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
  ).json();
  return data.accessToken;
}

afterAll(async () => {
  lines.drop();
  secureLines.drop();
  await server?.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a server asked to stop exits within five seconds, whatever clients are connected', async () => {
  const db = connect(database.url, { max: 1 });
  // more than a socket buffers
  await sql`insert into audit_log (user_name, action, entity, after)
    select 'someone', 'test', 'test', jsonb_build_object('note', repeat('x', 1000))
    from generate_series(1, 20000)`.execute(db);
  await db.destroy();
  const token = await startAndSignIn();
  const both = [lines, secureLines];
  const files = await Promise.all(both.map((line) => line.ask('/api/audit?format=csv', token)));
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await Promise.all(Array.from({ length: 150 }, () => lines.ask('/api/events', token)));
  await Promise.all(Array.from({ length: 50 }, () => secureLines.ask('/api/events', token)));
  await Promise.all(Array.from({ length: 450 }, () => lines.idle()));
  await Promise.all(Array.from({ length: 50 }, () => secureLines.idle()));

  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(files.map(({ complete }) => complete)).toEqual([false, false]);
}, 60_000);

it('a backup interrupted by a stop is marked as interrupted before the database closes, and leaves no draft file', async () => {
  const token = await startAndSignIn();
  const warned: unknown[] = [];
  server.app.log.warn = (...told: unknown[]) => void warned.push(told);
  const db = connect(database.url, { max: 1 });
  await sql`insert into audit_log (user_name, action, entity, after)
    select 'someone', 'test', 'test', jsonb_build_object('note', (
      select string_agg(md5(random()::text || part), '') from generate_series(1, 60) part))
    from generate_series(1, 30000)`.execute(db);
  const headers = { authorization: `Bearer ${token}` };
  const asked = await server.app.inject({ method: 'POST', url: '/api/backup', headers, payload: {} });
  expect(asked.statusCode).toBe(201);
  await expect.poll(drafts, { interval: 2 }).toHaveLength(1);
  await server.close();
  expect(await drafts()).toEqual([]);
  expect(warned).toEqual([]);
  const entries = await db.selectFrom('backups').select(['status', 'error']).execute();
  expect(entries).toEqual([{ status: 'failed', error: backupTexts.interrupted }]);
  await db.destroy();
}, 60_000);

it('the remains of a backup of a killed server are removed at the next start', async () => {
  const db = connect(database.url, { max: 1 });
  const entry = { id: randomUUID(), fileName: 'turoos-x.backup', kind: 'manual' as const, createdBy: 'سالم' };
  await db
    .insertInto('backups')
    .values({ ...entry, status: 'running', isEncrypted: false })
    .execute();
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups', 'turoos-x.backup.partial'), 'half');
  await startAndSignIn();
  expect(await drafts()).toEqual([]);
  const { status } = await db
    .selectFrom('backups')
    .select('status')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('failed');
  await db.destroy();
}, 60_000);
