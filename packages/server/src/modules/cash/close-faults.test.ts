import { accountingTexts, addDays, adenDay, adenDayBounds } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import { connect } from '../../db/connect';

const cash = useCash();
const { open, close, counts, get, held, part, sell, aDrawer } = cash;

let clerk: Person;
let drawer: string;
let made = 0;
beforeEach(async () => {
  clerk = await cash.shop.person('sales_staff');
  drawer = await aDrawer(`صندوق ${++made}`);
});
afterEach(() => vi.useRealTimers());
afterAll(() => cash.expectBooksHold());

describe('a close that the database is cut off from', () => {
  it('is whole or not at all, and its number has no gap', async () => {
    const shift = await open(clerk, { YER: 1000 }, drawer);
    const other = connect(cash.shop.url, { max: 2 });
    let reply;
    try {
      await other.transaction().execute(async (tx) => {
        // the difference is booked last: the close waits there, with everything else done
        await sql`select from money_balances where money_account_id = ${drawer} for update`.execute(tx);
        const closing = clerk.call('POST', `/shifts/${shift._id}/close`, {
          counts: counts({ YER: 900 }),
          reason: 'نقص',
        });
        const waiting = sql<{ pid: number }>`
          select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%money_balances%'`;
        await vi.waitFor(async () => expect((await waiting.execute(other)).rows).toHaveLength(1), {
          timeout: 10_000,
        });
        const { rows } = await waiting.execute(other);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
        reply = closing;
      });
    } finally {
      await other.destroy();
    }
    const { statusCode } = await (reply as unknown as ReturnType<Person['call']>);
    // the server notices the broken connection by a request or two
    const report = await vi.waitFor(() => get(`/shifts/${shift._id}/report`), { timeout: 10_000 });
    // a transaction whose connection broke may be tried again
    if (statusCode === 200) expect(report).toMatchObject({ kind: 'Z', zNumber: 1 });
    else {
      expect(statusCode).toBeGreaterThanOrEqual(500);
      expect(report).toMatchObject({ kind: 'X', zNumber: null });
      expect(await held(drawer)).toEqual({ YER: 1000 });
      expect(await close(clerk, shift._id, { YER: 900 }, 'نقص')).toMatchObject({ zNumber: 1 });
    }
    expect(await held(drawer)).toEqual({ YER: 900 });
    await cash.expectBooksHold();
  });
});

describe('a shift over midnight', () => {
  it('is one report, whose entries are on the days on which they were made', async () => {
    const [first, second] = [addDays(adenDay(), -1), adenDay()];
    const midnight = adenDayBounds(first).until.getTime();
    const moveClock = (minutes: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: midnight + minutes * 60_000 });
    moveClock(-5);
    const night = await cash.shop.person('sales_staff');
    const product = await part();
    const pay = { items: [{ product, quantity: 1 }], tenders: [{ currency: 'USD', amount: 15 }] };
    const card = { ...pay, tenders: [{ currency: 'USD', amount: 15, method: 'card' }] };
    const shift = await open(night, { USD: 5 }, drawer);
    await sell(pay, night);
    moveClock(5);
    await sell(pay, night);
    await sell(card, night);
    // the books of the first day are closed while the shift is open
    await sql`update books set closing_date = ${first}::date`.execute(cash.db);
    await sell(pay, night);
    const manager = await cash.shop.person('super_admin');
    const [category] = await get('/expense-categories', manager);
    const spend = (date: string) =>
      manager.call('POST', '/expenses', {
        category: category._id,
        currency: 'USD',
        amount: 1,
        account: drawer,
        date,
      });
    const late = await spend(first);
    expect([late.statusCode, late.json().message]).toEqual([422, accountingTexts.closed]);
    expect((await spend(second)).statusCode).toBe(201);
    const report = await close(night, shift._id, { USD: 48 }, 'نقص دولار');
    expect(report).toMatchObject({
      sales: { count: 4, total: 60 },
      methods: [{ method: 'card', count: 1, amount: 15 }],
    });
    expect(report.currencies[1]).toMatchObject({ float: 5, expected: 49, counted: 48, difference: -1 });
    const { rows } = await sql<{ day: string; kind: string; amount: number }>`
      select day::text as day, kind, sum(amount) as amount from money_movements
      where shift_id = ${shift._id} group by 1, 2 order by 1, 2`.execute(cash.db);
    expect(rows).toEqual([
      { day: first, kind: 'float', amount: 500 },
      { day: first, kind: 'tender', amount: 1500 },
      { day: second, kind: 'difference', amount: -100 },
      { day: second, kind: 'expense', amount: -100 },
      { day: second, kind: 'tender', amount: 3000 },
    ]);
    await sql`update books set closing_date = null`.execute(cash.db);
  });
});
