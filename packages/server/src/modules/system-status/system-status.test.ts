import { must, type CheckName } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { transaction } from '../../db/transaction';
import type { Services } from '../../kernel/services';
import { notifyOfNews } from '../notifications';
import { examineRunning } from './examine-running';
import { bad, doubtful, good } from './finding';
import { keepReporting, readReports, writeReport } from './server-report';
import { noteTroubles, watchSystem } from './watch-system';

let services: Services;
const shop = useApp({ dataDir: process.cwd() }, (_, given) => (services = given));
const read = async () => (await (await shop.person('manager')).call('GET', '/system-status')).json().data;
const nothing = () => undefined;

/** Another process of the shop, which told this of itself. */
const another = (told: object, id = crypto.randomUUID()) =>
  sql`insert into server_reports (id, host, started_at, report)
    select ${id}, 'other', now(), report || ${JSON.stringify(told)}::jsonb from server_reports
    where id = ${services.monitor.id}`.execute(shop.db);

afterEach(() => sql`delete from server_reports`.execute(shop.db));

describe('the status of the system', () => {
  it('tells all that was looked at, with versions, size and the process that serves', async () => {
    const status = await read();
    const abouts = status.checks.map(({ about }: { about: CheckName }) => about);
    expect(abouts).toEqual(
      'disk backups backupTrial copies archive clock jobs connections speed growth'.split(' '),
    );
    expect(status.versions).toEqual({
      program: expect.stringMatching(/^\d+\.\d+/),
      database: expect.stringMatching(/^\d+/),
      node: process.version,
    });
    expect(status.servers).toMatchObject([{ _id: services.monitor.id }]);
    expect(status.database).toEqual({ bytes: expect.any(Number), growth: null });
    expect(status.state).toBe('doubtful');
  });

  it('is for those who may see backups', async () =>
    expect((await (await shop.person('accountant')).call('GET', '/system-status')).statusCode).toBe(403));

  it('adds up the requests of all processes and names the slowest first', async () => {
    await writeReport(shop.db, services);
    const slow = { count: 4, total: 12_000, slowest: 4000, classes: [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0] };
    for (let n = 0; n < 2; n++) await another({ requests: [{ route: 'GET /api/sales', ...slow }] });
    const [first] = (await read()).requests;
    expect(first).toMatchObject({ route: 'GET /api/sales', count: 8, slowest: 4000 });
    expect(first.title).toMatch(/^[^A-Za-z]+$/);
    expect(first.p95).toBeGreaterThan(2500);
  });

  it('takes the clock, the disk and the certificate from the process that is worst off', async () => {
    await writeReport(shop.db, services);
    const end = new Date(Date.now() + 5 * 86_400_000);
    await another({
      clockOff: 600_000,
      disk: { free: 1e9, total: 1e12 },
      certificate: { end, isGiven: true },
    });
    const { findings } = await examineRunning(shop.db, services.config, new Date());
    const states = Object.fromEntries(findings.map(({ about, state }) => [about, state]));
    expect(states).toMatchObject({ clock: 'bad', disk: 'bad', certificate: 'doubtful' });
  });

  it('leaves out processes that ended, and what another version told', async () => {
    const stop = keepReporting(shop.db, services, nothing);
    await expect.poll(() => readReports(shop.db)).toMatchObject([{ isServing: true }]);
    await another({ disk: 'full' });
    await stop();
    expect(await readReports(shop.db)).toMatchObject([{ isServing: false }]);
  });

  it('knows by how much the database grew', async () => {
    await watchSystem({ db: shop.db }, services.config);
    await sql`insert into database_sizes select day - 10, 1000 from database_sizes`.execute(shop.db);
    const { growth, bytes } = (await read()).database;
    expect(growth).toEqual({ days: 10, bytes: bytes - 1000 });
  });
});

describe('what is wrong with the system', () => {
  const note = (...findings: Parameters<typeof noteTroubles>[1]) =>
    transaction(shop.db, (tx) => noteTroubles(tx, findings));
  const gather = () => transaction(shop.db, notifyOfNews);
  const full = (says: string) => bad('disk', says, 'x');

  it('is told once for as long as it lasts, and again when it comes back after an hour', async () => {
    const owner = await shop.person('super_admin');
    const told = async () =>
      (await owner.call('GET', '/notifications?kind=system'))
        .json()
        .data.map(({ message }: { message: string }) => message);
    await gather();
    await note(full('1 ج.ب'), good('clock', 'x'), doubtful('copies', 'x', 'x'));
    for (const says of ['0.9 ج.ب', '0.8 ج.ب']) {
      await gather();
      await note(full(says));
    }
    expect(await told()).toEqual(['القرص: 1 ج.ب']);
    await note();
    await gather();
    await note(full('0.7 ج.ب'));
    await gather();
    expect(await told(), 'it went and came within an hour').toHaveLength(1);
    await note();
    await sql`update system_troubles set ended_at = now() - interval '2 hours'`.execute(shop.db);
    await note(full('0.6 ج.ب'));
    await gather();
    expect(await told()).toEqual(['القرص: 0.6 ج.ب', 'القرص: 1 ج.ب']);
    const [newest] = (await owner.call('GET', '/notifications?kind=system')).json().data;
    expect(newest.link).toBe('/system-status');
  });

  it('is told again when it becomes worse, and by each job that fails', async () => {
    await note();
    await sql`delete from notifications`.execute(shop.db);
    const owner = await shop.person('super_admin');
    const certificate = doubtful('certificate', 'a', 'x');
    await note(certificate, { ...bad('jobs', 'b', 'x'), subject: 'outbox' });
    await gather();
    await note({ ...certificate, state: 'bad', says: 'c' }, { ...bad('jobs', 'b', 'x'), subject: 'outbox' });
    await gather();
    await note({ ...bad('jobs', 'd', 'x'), subject: 'printing' });
    await gather();
    const reply = (await owner.call('GET', '/notifications?kind=system')).json().data;
    const messages = reply.map(({ message }: { message: string }) => must(message.split(': ')[1]));
    expect(messages.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a missing backup may wait for the one that a machine makes when it starts', async () => {
    await note();
    await sql`delete from notifications`.execute(shop.db);
    const owner = await shop.person('super_admin');
    const count = async () => (await owner.call('GET', '/notifications?kind=system')).json().data.length;
    await note(bad('backups', 'e', 'x'));
    await gather();
    expect(await count()).toBe(0);
    await sql`update system_troubles set since = now() - interval '16 minutes'`.execute(shop.db);
    await gather();
    expect(await count()).toBe(1);
  });
});
