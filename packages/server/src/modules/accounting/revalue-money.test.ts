import { addDays, adenDay, adenDayBounds } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { accountIds, post } from '../../../test/journal';
import { checkBooks } from '../books';
import { readCashFlow } from './cash-flow';
import { revalueMoney } from './revalue-money';

const database = useDatabase();
const today = adenDay();
const yesterday = addDays(today, -1);
let ids: Record<string, string>;

const rate = (usdToYer: number, day: string, toYer: object = {}) =>
  sql`insert into exchange_rates (usd_to_yer, recorded_at, to_yer)
    values (${usdToYer}, ${new Date(adenDayBounds(day).from.getTime() + 3_600_000)}, ${JSON.stringify(toYer)}::jsonb)`.execute(
    database.db,
  );
const bring = (account: string, currency: string, amount: number, cents: number, day: string) =>
  post(database.db, {
    kind: 'payIn',
    figures: { value: cents },
    own: ids['capital'] ?? '',
    money: [
      {
        moneyAccountId: ids[account] ?? '',
        shiftId: null,
        kind: 'pay_in',
        currency,
        amount,
        cents,
        toYer: null,
      },
    ],
    day,
  });
const worth = async () =>
  Object.fromEntries(
    (
      await sql<{ name: string; cents: number }>`
        select concat(a.name, ' ', b.currency) as name, b.cents from money_balances b join accounts a on a.id = b.money_account_id
        where b.cents <> 0`.execute(database.db)
    ).rows.map(({ name, cents }) => [name, cents]),
  );
const entries = async () =>
  (
    await sql<{ day: string; amount: number }>`
      select e.day, sum(l.amount) as amount from journal_entries e join journal_lines l on l.entry_id = e.id
      join accounts a on a.id = l.account_id where e.kind = 'revaluation' and a.key = 'exchangeDifferences'
      group by e.id, e.day order by e.number`.execute(database.db)
  ).rows;

beforeAll(async () => {
  ids = await accountIds(database.db);
  await rate(500, addDays(today, -5), { SAR: 133 });
  await bring('safe', 'YER', 50_000, 10_000, addDays(today, -3));
  await bring('safe', 'USD', 700, 700, addDays(today, -3));
  await bring('البنك', 'SAR', 10_000, 2660, addDays(today, -3));
});

describe('the revaluation of the night', () => {
  it('posts nothing while no rate changed', async () => {
    expect(await revalueMoney(database.db)).toBe(0);
    expect(await entries()).toEqual([]);
  });

  it('values what was held at the end of the day before, at its last rate, once', async () => {
    await rate(625, yesterday, { SAR: 166 });
    await rate(1000, today, { SAR: 100 });
    // what came today is worth today's rate already
    await bring('safe', 'YER', 20_000, 2000, today);
    const both = await Promise.all([revalueMoney(database.db), revalueMoney(database.db)]);
    expect(both.toSorted()).toEqual([0, 2]);
    expect(await revalueMoney(database.db)).toBe(0);
    // 50,000 rials at 625 are 80 dollars; 100 riyals at 166/625 are 26.56
    expect(await worth()).toEqual({ 'الخزنة YER': 8000 + 2000, 'الخزنة USD': 700, 'البنك SAR': 2656 });
    expect(await entries()).toEqual([{ day: yesterday, amount: 2004 }]);
    const { rows: noted } = await sql<{ note: string; usdToYer: number }>`
      select note, usd_to_yer from journal_entries where kind = 'revaluation'`.execute(database.db);
    const day = yesterday.split('-').toReversed().join('/');
    expect(noted).toEqual([
      {
        note: expect.stringContaining(`تقييم العملات بسعر نهاية يوم ${day}: `),
        usdToYer: 625,
      },
    ]);
    expect(noted[0]?.note).toContain('دولار أمريكي 625');
    expect(noted[0]?.note).toContain('ريال سعودي 166');
    const moved =
      await sql`select kind, amount, cents from money_movements where kind = 'revaluation' order by cents`.execute(
        database.db,
      );
    expect(moved.rows).toEqual([
      { kind: 'revaluation', amount: 0, cents: -2000 },
      { kind: 'revaluation', amount: 0, cents: -4 },
    ]);
  });

  it('is a line of its own in the cash flow, because no money came or went', async () => {
    const flow = await readCashFlow(database.db, { startDate: yesterday, endDate: yesterday });
    expect(flow).toMatchObject({
      opening: 13_360,
      rows: [],
      totals: { in: 0, out: 0 },
      revaluation: -2004,
      closing: 11_356,
    });
  });

  it('waits while the books of that day are closed', async () => {
    await sql`update exchange_rates set usd_to_yer = 700 where usd_to_yer = 625`.execute(database.db);
    await sql`update books set closing_date = ${yesterday}::date`.execute(database.db);
    expect(await revalueMoney(database.db)).toBe(0);
    await sql`update books set closing_date = null`.execute(database.db);
    expect(await revalueMoney(database.db)).toBe(2);
  });

  it('uses the rate of the account’s zone', async () => {
    const { rows } = await sql<{
      id: string;
    }>`insert into rate_zones (name) values ('عدن') returning id`.execute(database.db);
    const zone = rows[0]?.id ?? '';
    const warehouse = await sql<{ id: string }>`
      insert into warehouses (name, code, location, rate_zone_id) values ('فرع عدن', 'ADN', 'عدن', ${zone}) returning id`.execute(
      database.db,
    );
    await sql`update money_accounts set warehouse_id = ${warehouse.rows[0]?.id} where id = ${ids['safe']}`.execute(
      database.db,
    );
    expect(await revalueMoney(database.db)).toBe(0);
    await sql`insert into exchange_rates (usd_to_yer, recorded_at, zone_id)
      values (1600, ${adenDayBounds(yesterday).from}, ${zone})`.execute(database.db);
    expect(await revalueMoney(database.db)).toBe(1);
    expect((await worth())['الخزنة YER']).toBe(3125 + 2000);
  });

  it('leaves the books in order', async () => {
    const broken = (await checkBooks(database.db)).filter(({ contradictions }) => contradictions.length > 0);
    expect(broken.map(({ claim }) => claim)).toEqual(['the shop has an active administrator']);
  });
});
