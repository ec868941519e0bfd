import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '@turoos/contract';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../test/cluster';
import { connect } from './db/connect';
import { startServer, type RunningServer } from './server';
import { readConfig, type Config } from './system/config';

let database: TestDatabase;
let config: Config;
const running: RunningServer[] = [];

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'), { empty: true });
  config = {
    ...readConfig(
      { TUROOS_LOG_LEVEL: 'silent', DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: '0' },
      'none',
    ),
    dataDir: await mkdtemp(join(tmpdir(), 'turoos-server-')),
  };
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});
afterAll(async () => {
  await database.drop();
  await rm(config.dataDir, { recursive: true, force: true });
});

async function start(changes: Partial<Config> = {}): Promise<RunningServer> {
  const server = await startServer({ ...config, ...changes }, () => undefined);
  running.push(server);
  return server;
}
const login = async (server: RunningServer, username: string, password: string) =>
  (await server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } }))
    .statusCode;

describe('servers', () => {
  it('started at once on an empty database create one owner together, who can sign in', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    const [owner, ...others] = servers.flatMap(({ firstAdmin }) => firstAdmin ?? []);
    expect(others).toEqual([]);
    expect(owner).toMatchObject({
      username: 'admin',
      passwordFile: join(config.dataDir, 'admin-password.txt'),
    });
    const password = owner?.generatedPassword ?? '';
    expect((await readFile(owner?.passwordFile ?? '', 'utf8')).trim()).toBe(password);
    expect((await stat(owner?.passwordFile ?? '')).mode & 0o777).toBe(0o600);
    for (const server of servers) expect(await login(server, 'admin', password)).toBe(200);
  });

  it('started later create no owner', async () => {
    expect((await start()).firstAdmin).toBeUndefined();
  });

  it('are live, and ready once the database, the migrations and the jobs are', async () => {
    const { app } = await start();
    expect((await app.inject('/api/health')).json()).toEqual({ success: true, status: 'live' });
    const ready = await app.inject('/api/ready');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { success: true, status: 'ready', checks: { database: true, migrations: true, jobs: true } },
    ]);
  });

  it('are live but not ready without their migrations', async () => {
    const { app } = await start();
    const db = connect(database.url, { max: 1 });
    await db.schema.alterTable('turoos_migration').renameTo('away').execute();
    const ready = await app.inject('/api/ready');
    await db.schema.alterTable('away').renameTo('turoos_migration').execute();
    await db.destroy();
    expect([ready.statusCode, ready.json().checks]).toEqual([
      503,
      { database: true, migrations: false, jobs: true },
    ]);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });

  it('are not ready on a read-only database, reject every change with a message, and recover', async () => {
    const { app } = await start();
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    const name = new URL(database.url).pathname.slice(1);
    const switchTo = async (state: 'on' | 'off') => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${state}`);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
      );
    };
    const asked = async () => (await app.inject('/api/ready')).json().checks.database;
    await switchTo('on');
    await expect.poll(asked).toBe(false);
    const notReady = await app.inject('/api/ready');
    expect([notReady.statusCode, notReady.headers['retry-after'], notReady.json().reason]).toEqual([
      503,
      '2',
      'the database takes no changes: it is a standby, or read-only',
    ]);
    await expect(start()).rejects.toThrow('takes no changes');
    const payload = { username: 'admin', password: 'wrong' };
    const refused = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    expect([refused.statusCode, refused.json().message]).toEqual([503, texts.unavailable]);
    await switchTo('off');
    await admin.end();
    await expect.poll(asked).toBe(true);
    expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode).toBe(401);
  });

  it('report that the port is in use, and leave nothing open', async () => {
    const rival = createServer().listen(0, '127.0.0.1');
    await expect.poll(() => rival.listening).toBe(true);
    const { port } = rival.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(`المنفذ ${port} مستعمل (port ${port} is in use)`);
    rival.close();
  });

  it('report that the host is not an address of the machine', async () => {
    await expect(start({ host: 'no.such.host.invalid' })).rejects.toThrow('not an address of this machine');
  });

  it('reject a wrong DATABASE_URL in one plain line', async () => {
    await expect(
      start({ databaseUrl: database.url.replace(/\/[^/?]+(\?|$)/, '/nowhere$1') }),
    ).rejects.toThrow('There is no such database');
  });
});
