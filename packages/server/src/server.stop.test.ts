import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test/cluster';
import { rawLines } from '../test/raw-lines';
import { readConfig } from './config';
import { connect } from './db/connect';
import { startServer, type RunningServer } from './server';

let database: TestDatabase;
let dataDir: string;
let server: RunningServer;
const lines = rawLines(() => server.port);
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  dataDir = await mkdtemp(join(tmpdir(), 'turoos-stop-'));
});
afterAll(async () => {
  lines.drop();
  await server?.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('a server asked to stop is gone within five seconds, whoever hangs on its lines', async () => {
  const variables = {
    TUROOS_LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: '0',
    TUROOS_DATA: dataDir,
    TUROOS_ADMIN_PASSWORD: 'a good password',
  };
  server = await startServer(readConfig(variables, 'none'), () => undefined);
  const db = connect(database.url, { max: 1 });
  // more than a line takes in advance
  await sql`insert into audit_log (user_name, action, entity, after)
    select 'someone', 'test', 'test', jsonb_build_object('note', repeat('x', 1000))
    from generate_series(1, 20000)`.execute(db);
  await db.destroy();
  const login = { username: 'admin', password: 'a good password' };
  const { data } = (
    await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: login })
  ).json();
  const ask = (path: string) => lines.ask(path, data.accessToken);

  const files = await Promise.all([ask('/api/audit?format=csv'), ask('/api/audit?format=csv')]);
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await Promise.all(Array.from({ length: 200 }, () => ask('/api/events')));
  await Promise.all(Array.from({ length: 500 }, () => lines.idle()));

  const began = performance.now();
  await server.close();
  expect(performance.now() - began).toBeLessThan(5000);
  expect(files.map(({ complete }) => complete)).toEqual([false, false]);
}, 60_000);
