import { addDays, adenDay, firstOfMonth, ownerPeriods } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountIds, dollars, post } from '../../../test/journal';
import { useSales } from '../../../test/sales';
import { forgetAnswers } from '../../kernel/cache-until-change';

const shop = useSales();
const today = adenDay();

async function read(path: string) {
  forgetAnswers(shop.shop.live);
  const reply = await shop.call('GET', path);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const bookedProfit = async (startDate: string, endDate: string) =>
  (await read(`/reports/profit-and-loss?startDate=${startDate}&endDate=${endDate}`)).netProfit.current;

/** Expenses, counting differences and exchange differences, over the last ninety days. */
async function writeEntries() {
  const ids = await accountIds(shop.shop.db);
  const safe = ids['safe'] ?? '';
  const anyEntry = fc.record({
    kind: fc.constantFrom('expense' as const, 'cashDifference' as const, 'moneyTransfer' as const),
    day: fc.nat(89).map((days) => addDays(today, -days)),
    cents: fc.integer({ min: -90_000, max: 90_000 }).filter((cents) => cents !== 0),
  });
  for (const { kind, day, cents } of fc.sample(anyEntry, { numRuns: 60, seed: 11 })) {
    const spent = { day, money: [dollars(safe, -cents)] };
    if (kind === 'expense')
      await post(shop.shop.db, { kind, figures: { value: cents }, own: ids['إيجار'] ?? '', ...spent });
    else if (kind === 'cashDifference')
      await post(shop.shop.db, { kind, figures: { short: cents }, ...spent });
    else await post(shop.shop.db, { kind, figures: { loss: cents }, ...spent });
  }
}

beforeAll(async () => {
  const product = await shop.part();
  await shop.sell({ items: [{ product, quantity: 4 }], discount: 6 });
  const back = await shop.sell({ items: [{ product, quantity: 2 }] });
  await shop.done('POST', `/sales/${back._id}/refund`, {
    refundAmount: 15,
    items: [{ product, quantity: 1 }],
  });
  await writeEntries();
}, 60_000);

describe('the net profit of the owner’s report', () => {
  it('is the one of the profit and loss over this month', async () => {
    const { month, booksSince } = await read('/owner-report/dashboard-summary');
    expect(booksSince).toBeNull();
    expect(month.netProfit).toBe(await bookedProfit(firstOfMonth(today), today));
    expect(month.netProfit).toBeCloseTo(month.profit + month.differences - month.expenses, 6);
  });

  it.each(ownerPeriods)(
    'is the one of the profit and loss over %i days and the days before',
    async (days) => {
      const { totals, previous } = await read(`/owner-report/sales-analytics?period=${days}`);
      const from = addDays(today, 1 - days);
      expect(totals.netProfit).toBe(await bookedProfit(from, today));
      expect(previous.netProfit).toBe(await bookedProfit(addDays(from, -days), addDays(from, -1)));
    },
  );

  it('is left out for days before the books begin', async () => {
    const opening = addDays(today, -6);
    await sql`
      with entry as (insert into journal_entries (day, kind) values (${opening}::date, 'opening') returning id, day)
      insert into journal_lines (entry_id, position, account_id, day, amount)
      select entry.id, l.position, a.id, entry.day, l.amount
      from entry, (values (1, 'customers', 500), (2, 'openingBalances', -500)) as l (position, key, amount)
      join accounts a on a.key = l.key`.execute(shop.shop.db);
    const week = await read('/owner-report/sales-analytics?period=7');
    expect(week.booksSince).toBe(opening);
    expect(week.totals.netProfit).toBe(await bookedProfit(opening, today));
    expect(week.previous).toMatchObject({ differences: null, netProfit: null });
    const { totals } = await read('/owner-report/sales-analytics?period=30');
    expect(totals).toMatchObject({ expenses: expect.any(Number), differences: null, netProfit: null });
  });
});
