import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp, type Person } from '../../test/app';
import { startRelay } from '../../test/relay';
import { createApp } from '../app';
import { connect, type Db } from '../db/connect';
import { createReads, type Reads } from './reads';
import { watchReplica } from './replica';
import type { Services } from './services';

let services: Services;
const shop = useApp({}, (_, given) => (services = given));
let relay: Awaited<ReturnType<typeof startRelay>>;
let replica: Db;
let logged: string[];
beforeAll(async () => {
  relay = await startRelay(shop.url);
  replica = connect(relay.url, { max: 2 });
});
afterAll(async () => {
  await replica.destroy();
  await relay.cut();
});
beforeEach(() => void (logged = []));

const question = async (db: Db) => (await sql`select 1`.execute(db)).rows.length;

describe('a replica', () => {
  it('is skipped when it fails and used again when it is back, with one log line each', async () => {
    const watched = watchReplica(replica, (line) => logged.push(line), 20);
    expect(await watched.ask(question)).toBe(1);
    await relay.cut();
    for (let times = 0; times < 3; times++) expect(await watched.ask(question)).toBeUndefined();
    expect(logged).toEqual([expect.stringMatching(/^The replica is passed by, the primary answers.*: \S/)]);
    await relay.mend();
    await expect.poll(() => watched.ask(question)).toBe(1);
    expect(logged.slice(1)).toEqual(['The replica answers the reports again.']);
    watched.close();
  });

  it('is skipped when it cancels a report for replication, but not for unrelated errors', async () => {
    const watched = watchReplica(replica, (line) => logged.push(line), 60_000);
    const failure = (code: string) => Object.assign(new Error('failed'), { code });
    expect(await watched.causedIt(new Error('a mistake'))).toBe(false);
    expect(await watched.causedIt(failure('ECONNREFUSED'))).toBe(false);
    expect(logged).toEqual([]);
    expect(await watched.causedIt(failure('40001'))).toBe(true);
    expect(await watched.ask(question)).toBeUndefined();
    expect(logged).toHaveLength(1);
    watched.close();
  });

  describe('when lost', () => {
    let owner: Person;
    let reads: Reads;
    beforeAll(async () => {
      owner = await shop.person('super_admin');
      const place = { db: replica, url: relay.url };
      reads = createReads({
        db: shop.db,
        live: shop.live,
        primary: shop,
        replica: place,
        log: (line) => logged.push(line),
      });
    });

    it('before or during a report, leaves every report and export working', async () => {
      const app = await createApp({ ...services, reads });
      const ask = async (path: string) =>
        (await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${owner.token}` } }))
          .statusCode;
      expect(await ask('/reports/overview')).toBe(200);
      expect((await reads.of(owner)).url).toBe(relay.url);

      let cut = false;
      const found = await reads.retriedOnPrimary(async () => {
        const { db, url } = await reads.of(owner);
        if (!cut) await relay.cut();
        cut = true;
        await question(db);
        return url;
      });
      expect(found).toBe(shop.url);
      expect(await reads.forJobs()).toBe(shop.db);
      const paths = [
        '/reports/overview',
        '/reports/sales',
        '/owner-report/dashboard-summary',
        '/inventory/export',
      ];
      for (const path of paths) expect([path, await ask(path)]).toEqual([path, 200]);
      expect(logged).toHaveLength(1);
      reads.close();
      await app.close();
    });
  });
});
