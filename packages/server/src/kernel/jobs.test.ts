import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../test/app';
import { jobContext } from '../../test/job-context';
import { housekeeping } from '../jobs/housekeeping';
import { mendClock } from '../jobs/mend-clock';
import { startJobs, type Job, type Jobs } from './jobs';

const shop = useApp();
const open: Jobs[] = [];
afterAll(() => Promise.all(open.map((jobs) => jobs.close())));

async function server(jobs: Job[], patience?: number): Promise<Jobs> {
  const started = await startJobs(shop.url, jobContext(shop.db), jobs, patience);
  open.push(started);
  return started;
}

describe('the job queue', () => {
  it('runs each job once, on whichever server takes it', async () => {
    const done: unknown[] = [];
    const job: Job = { name: 'count', run: async (_, data) => void done.push(data) };
    const [one, two] = [await server([job]), await server([job])];
    expect([one.running(), two.running()]).toEqual([true, true]);
    await one.enqueue('count', { n: 1 });
    await two.enqueue('count', { n: 2 });
    await expect.poll(() => done.length, { timeout: 15_000 }).toBe(2);
    expect(done).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
  });

  it('starts what its own server asked for at once, one after the other, between its seldom looks', async () => {
    const done: unknown[] = [];
    const asking = await server([{ name: 'soon', run: async (_, data) => void done.push(data) }]);
    for (let n = 0; n < 5; n++) await asking.enqueue('soon', { n });
    await expect.poll(() => done.length, { timeout: 8000 }).toBe(5);
  });

  it('keeps one waiting run of a job that many servers ask for, also in the queue of an earlier version', async () => {
    const job = { name: 'look', run: async () => undefined };
    await (await server([job])).close();
    const asking = await server([{ ...job, onlyOneWaits: true }]);
    const asked = await Promise.all(Array.from({ length: 5 }, () => asking.enqueue('look')));
    expect(asked.filter((id) => id !== null)).not.toHaveLength(5);
    // one may run already
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from jobs.job where name = 'look' and state = 'created'`.execute(
      shop.db,
    );
    expect(rows[0]?.waiting).toBeLessThanOrEqual(1);
  });
});

describe('a queue that is closed', () => {
  const stateOf = async (name: string) => {
    const jobs = await sql<{ state: string }>`select state from jobs.job where name = ${name}`.execute(
      shop.db,
    );
    return jobs.rows.map(({ state }) => state);
  };

  it('waits for a job that its server has just taken, and writes its end', async () => {
    let begun = (): void => undefined;
    const isTaken = new Promise<void>((resolve) => (begun = resolve));
    const job = {
      name: 'taken',
      run: async () => {
        begun();
        await wait(700);
      },
    };
    const closing = await server([job]);
    await closing.enqueue('taken');
    await isTaken;
    await closing.close();
    expect(await stateOf('taken')).toEqual(['completed']);
  });

  it('gives back a job that goes on, whose end then harms nobody', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const refused = vi.fn();
    process.on('unhandledRejection', refused);
    const closing = await server([{ name: 'endless', run: () => ended }], 100);
    await closing.enqueue('endless');
    await expect.poll(() => stateOf('endless')).toEqual(['active']);
    await closing.close();
    expect(await stateOf('endless')).toEqual(['retry']);
    end();
    await wait(50);
    process.off('unhandledRejection', refused);
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('a clock that ran ahead and was corrected', () => {
  it('leaves nothing scheduled at the wrong times', async () => {
    await server([{ name: 'later', run: async () => undefined }]);
    const month = sql<Date>`now() + interval '30 days'`;
    await sql`update jobs.version set cron_on = ${month}`.execute(shop.db);
    const message = { channel: 'email' as const, recipient: 'a@example.ye', body: '', nextAttemptAt: month };
    const { id } = await shop.db
      .insertInto('outbox')
      .values({ ...message, attempts: 1, triedAt: month })
      .returning('id')
      .executeTakeFirstOrThrow();
    const planned = await shop.db
      .insertInto('outbox')
      .values(message)
      .returning('id')
      .executeTakeFirstOrThrow();
    await mendClock(shop.db);
    const { rows } = await sql<{ due: boolean }>`
      select cron_on is null or cron_on <= now() as due from jobs.version`.execute(shop.db);
    expect(rows).toEqual([{ due: true }]);
    const read = (one: string) =>
      shop.db.selectFrom('outbox').selectAll().where('id', '=', one).executeTakeFirstOrThrow();
    expect((await read(id)).nextAttemptAt.getTime()).toBeLessThan(Date.now() + 60_000);
    expect((await read(id)).triedAt!.getTime()).toBeLessThan(Date.now() + 60_000);
    // a message that was never tried may be planned for that day
    expect((await read(planned.id)).nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 86_400_000);
    await shop.db.deleteFrom('outbox').execute();
  });
});

describe('housekeeping', () => {
  it('deletes expired records and nothing else', async () => {
    const old = await shop.person('viewer');
    const current = await shop.person('viewer');
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    const quarterAgo = new Date(Date.now() - 100 * 86_400_000);
    await shop.db.updateTable('sessions').set({ expiresAt: longAgo }).where('userId', '=', old.id).execute();
    const key = { endpoint: 'x', key: 'k', requestHash: Buffer.alloc(1) };
    await shop.db
      .insertInto('idempotencyKeys')
      .values([
        { ...key, userId: old.id, createdAt: longAgo },
        { ...key, userId: current.id },
      ])
      .execute();
    const message = { channel: 'email' as const, recipient: 'a@example.ye', body: '' };
    await shop.db
      .insertInto('outbox')
      .values([
        { ...message, status: 'sent', createdAt: quarterAgo },
        { ...message, status: 'queued', createdAt: quarterAgo },
        { ...message, status: 'sent', createdAt: longAgo },
        { ...message, status: 'sent', createdAt: quarterAgo, sourceType: 'customers' },
        { ...message, status: 'skipped', createdAt: quarterAgo, sourceType: 'customers' },
        { ...message, status: 'undelivered', createdAt: quarterAgo, sourceType: 'marketing' },
      ])
      .execute();
    await housekeeping.run({ db: shop.db }, undefined);
    const messages = await shop.db
      .selectFrom('outbox')
      .select('status')
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    // the second belongs to a campaign, whose figures are counted from its messages
    expect(messages.map(({ status }) => status)).toEqual(['queued', 'undelivered', 'sent']);
    const sessions = await shop.db.selectFrom('sessions').select('userId').execute();
    expect(sessions).toEqual([{ userId: current.id }]);
    const keys = await shop.db.selectFrom('idempotencyKeys').select('userId').execute();
    expect(keys).toEqual([{ userId: current.id }]);
  });
});
