import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/cluster';
import { useDatabase } from '../../../test/database';
import { buildServer, openLine, startServerProcess, type ServerProcess } from '../../../test/server-process';
import { useReceiver } from '../../../test/webhooks';

const database = useDatabase();
const receiver = useReceiver();
const password = 'a good password';
let dataDir: string;
let server: ServerProcess;

const start = async () => {
  server = await startServerProcess({
    DATABASE_URL: database.url,
    TUROOS_DATA: dataDir,
    TUROOS_MDNS: 'off',
    TUROOS_ADMIN_PASSWORD: password,
    TUROOS_WEBHOOKS_INSIDE: '1',
  });
  const line = await openLine(server);
  const { data } = await line.call('POST', '/auth/login', { body: { username: 'admin', password } });
  return async (path: string, body: object) => {
    const { status } = await line.call('POST', path, { token: data.accessToken, body });
    expect(status).toBe(201);
  };
};

beforeAll(async () => {
  await buildServer();
  dataDir = await temporaryFolder();
}, 120_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

it('a server killed while it sends loses nothing and keeps the order', { timeout: 180_000 }, async () => {
  const names = Array.from({ length: 10 }, (_, n) => `عميل ${n}`);
  const phone = (name: string) => `77700${String(names.indexOf(name)).padStart(4, '0')}`;
  const arrived = (count: number) =>
    expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(count);

  let post = await start();
  await post('/webhooks', { name: 'المتجر', url: receiver.url, topics: ['customer.created'] });
  for (const name of names.slice(0, 4)) await post('/customers', { name, phone: phone(name) });
  await arrived(4);
  receiver.status = undefined;
  for (const name of names.slice(4, 8)) await post('/customers', { name, phone: phone(name) });
  await arrived(5);
  await server.end('SIGKILL');

  receiver.status = 200;
  post = await start();
  await sql`update webhook_deliveries set next_attempt_at = now() where status = 'queued'`.execute(
    database.db,
  );
  for (const name of names.slice(8)) await post('/customers', { name, phone: phone(name) });
  await arrived(names.length + 1);

  const [cutOff, again] = receiver.received.slice(4, 6);
  expect(again?.text, 'the delivery that was under way is sent again, unchanged').toBe(cutOff?.text);
  expect(again?.headers['turoos-delivery']).toBe(cutOff?.headers['turoos-delivery']);
  const told = receiver.received.toSpliced(5, 1).map(({ json }) => json.data.name as string);
  expect(told).toEqual(names);
});
