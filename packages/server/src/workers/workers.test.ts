import { rm } from 'node:fs/promises';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/cluster';
import { isAlive, postmasterPid } from '../../test/engines';
import { aPart, aWarehouse } from '../../test/factories';
import {
  buildServer,
  openLine,
  startServerProcess,
  type Line,
  type ServerProcess,
} from '../../test/server-process';
import { connect, type Db } from '../db/connect';
import { findRunning } from '../db/embedded/find-running';

const password = 'a good password';
let dataDir: string;
let server: ServerProcess;
let db: Db;
let token: string;
let part: string;
/** Connections to the two workers. */
let one: Line;
let two: Line;

const start = () =>
  startServerProcess({
    TUROOS_DATA: dataDir,
    TUROOS_WORKERS: '2',
    TUROOS_HTTPS: 'on',
    TUROOS_ADMIN_PASSWORD: password,
    TUROOS_RATE_LIMIT: '0',
  });

async function openLines(): Promise<void> {
  one = await openLine(server);
  two = await openLine(server);
}

const signIn = async (username: string, line = one): Promise<string> => {
  const { status, data } = await line.call('POST', '/auth/login', { body: { username, password } });
  expect(status).toBe(200);
  return data.accessToken;
};

const sale = (notes = '') => ({ items: [{ product: part, quantity: 1 }], paymentStatus: 'paid', notes });

beforeAll(async () => {
  await buildServer();
  dataDir = await temporaryFolder();
  server = await start();
  await openLines();
  token = await signIn('admin');
  db = connect((await findRunning(dataDir)) ?? '', { max: 2 });
  part = await aPart(db, { stock: { [await aWarehouse(db)]: 100_000 } });
}, 180_000);

afterAll(async () => {
  for (const line of [one, two]) line?.close();
  await db?.destroy();
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

it('the figures of both workers are added up, whichever is asked', async () => {
  for (const line of [one, two]) await line.call('GET', '/auth/me', { token });
  const asked = await text(await one.open('/metrics', ''));
  const counted = /duration_seconds_count\{method="GET",route="\/api\/auth\/me",status="2xx"\} (\d+)/;
  expect(Number(counted.exec(asked)?.[1])).toBeGreaterThanOrEqual(2);
  // the database belongs to all, so it is asked once
  expect(asked.match(/^turoos_database_up 1$/gm)).toHaveLength(1);
});

it('clients are served by two workers in turn, of which neither is the process that owns the database', () => {
  expect(new Set([one.pid, two.pid, server.pid]).size).toBe(3);
});

it('the workers serve https at one port too, with one certificate', async () => {
  const [, port] = /Securely: +https:\/\/127\.0\.0\.1:(\d+)/.exec(server.said()) ?? [];
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const asked = request({ port, path: '/api/health', rejectUnauthorized: false, agent: false });
      const seen = (socket: TLSSocket) => socket.getPeerX509Certificate()?.fingerprint256 ?? '';
      asked.on('response', (reply) => resolve(`${reply.statusCode} ${seen(reply.socket as TLSSocket)}`));
      asked.on('error', reject).end();
    });
  const replies = new Set(await Promise.all([ask(), ask(), ask(), ask()]));
  expect([...replies]).toEqual([expect.stringMatching(/^200 [\dA-F:]{95}$/)]);
});

it('a sale made through one worker is announced through the other', async () => {
  const events = await two.open('/events', token);
  let heard = '';
  events.on('data', (chunk) => (heard += String(chunk)));
  await expect.poll(() => heard).toContain('retry');
  expect((await one.call('POST', '/sales', { token, body: sale() })).status).toBe(201);
  await expect.poll(() => heard).toContain('"sales"');
  two.close();
  two = await openLine(server);
  if (two.pid === one.pid) two = await openLine(server);
});

it('rights withdrawn through one worker are gone on both at once, and so is a user who was disabled', async () => {
  const role = { name: 'كاشير', level: 3, permissions: { customers: 'read' } };
  const { data: made } = await one.call('POST', '/roles', { token, body: role });
  const person = { username: 'cashier', name: 'سالم', role: role.name, password };
  const { data: user } = await two.call('POST', '/users', { token, body: person });
  const cashier = await signIn('cashier', two);
  const asked = async () =>
    Promise.all(
      [one, two].map(async (line) => (await line.call('GET', '/customers', { token: cashier })).status),
    );
  expect(await asked()).toEqual([200, 200]);
  const changed = { ...role, permissions: { products: 'read' }, version: made.version };
  expect((await one.call('PUT', `/roles/${made.id}`, { token, body: changed })).status).toBe(200);
  expect(await asked()).toEqual([403, 403]);
  expect((await two.call('PUT', `/users/${user._id}`, { token, body: { isActive: false } })).status).toBe(
    200,
  );
  expect(await asked()).toEqual([401, 401]);
});

it('a request repeated over both workers at once is carried out once', async () => {
  const asked = { token, key: crypto.randomUUID(), body: sale('raced') };
  const lines = [one, two, one, two, one, two];
  const replies = await Promise.all(lines.map((line) => line.call('POST', '/sales', asked)));
  expect(new Set(replies.map(({ status, data }) => `${status} ${data.saleNumber}`)).size).toBe(1);
  expect(await countSales('raced')).toBe(1);
});

it('a killed worker is replaced, and no confirmed sale is lost or doubled', async () => {
  const confirmed: string[] = [];
  const closing = new AbortController();
  const sell = async (line: Line) => {
    while (!closing.signal.aborted) {
      const mark = crypto.randomUUID();
      for (;;) {
        const reply = await line
          .call('POST', '/sales', { token, key: mark, body: sale(mark) })
          .catch(() => undefined);
        if (reply?.status === 201) break;
        await wait(20);
      }
      confirmed.push(mark);
    }
  };
  const selling = Promise.all([sell(one), sell(two)]);
  await expect.poll(() => confirmed.length).toBeGreaterThan(10);
  process.kill(two.pid, 'SIGKILL');
  await expect.poll(() => isAlive(two.pid)).toBe(false);
  const before = confirmed.length;
  await expect.poll(() => confirmed.length).toBeGreaterThan(before + 10);
  closing.abort();
  await selling;
  const { rows } = await sql<{ notes: string }>`
    select notes from sales where notes = any(${confirmed})`.execute(db);
  expect(rows.map(({ notes }) => notes).toSorted()).toEqual(confirmed.toSorted());
  expect(server.said()).toContain(`Worker ${two.pid} was ended by SIGKILL; another takes its place.`);

  const dead = two.pid;
  one.close();
  two.close();
  const pids = new Set<number>();
  await expect
    .poll(
      async () => {
        const line = await openLine(server);
        line.close();
        return pids.add(line.pid).size;
      },
      { timeout: 60_000 },
    )
    .toBe(2);
  expect(pids).not.toContain(dead);
  await openLines();
}, 120_000);

it('a backup is made, read, uploaded in pieces and restored through any worker, and ends all sessions', async () => {
  const { data: made } = await one.call('POST', '/backup', { token, body: {} });
  const listed = async () => (await two.call('GET', '/backup', { token })).data[0];
  await expect.poll(async () => (await listed()).status, { timeout: 20_000 }).toBe('ready');
  const file = await two.open(`/backup/${made.id}/download`, token);
  const bytes = Buffer.concat(await file.toArray());
  const upload = crypto.randomUUID();
  const middle = Math.floor(bytes.length / 2);
  const send = (line: Line, offset: number, end: number) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ upload, offset, total: bytes.length }))
      body.append(name, String(value));
    body.append('file', new Blob([new Uint8Array(bytes.subarray(offset, end))]), 'piece');
    return line.call('POST', '/backup/upload', { token, body });
  };
  expect((await send(one, 0, middle)).data).toMatchObject({ received: middle, backup: null });
  const { data: sent } = await send(two, middle, bytes.length);
  await one.call('POST', '/sales', { token, body: sale('after the backup') });
  const restored = await one.call('POST', '/backup/restore', { token, body: { id: sent.backup.id } });
  expect(restored.status).toBe(200);
  const asked = async () =>
    Promise.all([one, two].map(async (line) => (await line.call('GET', '/customers', { token })).status));
  expect(await asked()).toEqual([401, 401]);
  token = await signIn('admin');
  expect(await asked()).toEqual([200, 200]);
  expect(await countSales('after the backup')).toBe(0);
}, 60_000);

it('the workers end with a killed server, whose data the next one serves', async () => {
  const workers = [one.pid, two.pid];
  await server.end('SIGKILL');
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
  server = await start();
  await openLines();
  expect((await two.call('GET', '/sales', { token })).status).toBe(200);
}, 120_000);

it('a server told to stop ends with its workers and its database within five seconds', async () => {
  const streams = await Promise.all([one.open('/events', token), two.open('/events', token)]);
  for (const stream of streams) stream.resume();
  const database = (await postmasterPid(dataDir)) ?? 0;
  await db.destroy();
  const began = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  expect([one.pid, two.pid, database].filter(isAlive)).toEqual([]);
}, 60_000);

const countSales = async (notes: string): Promise<number> =>
  (await db.selectFrom('sales').select('id').where('notes', '=', notes).execute()).length;
