import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { transaction } from '../db/transaction';
import { checkBooks } from '../modules/books';
import { syncSystemRoles } from '../modules/roles';
import { fillDemoShop } from './demo-shop';

const database = useDatabase();

const rowsOf = async <T>(query: string) => (await sql.raw<T>(query).execute(database.db)).rows;

describe('the sample shop', () => {
  beforeAll(async () => {
    await transaction(database.db, syncSystemRoles);
    await fillDemoShop(database.db, () => undefined);
  }, 120_000);

  it('has consistent books', async () => {
    const verdicts = await checkBooks(database.db);
    expect(verdicts.filter(({ contradictions }) => contradictions.length)).toEqual([]);
  }, 60_000);

  it('sold all year, least on Fridays, at the rate of the day', async () => {
    const [found] = await rowsOf<{ sales: number; days: number; unrated: number }>(`
      select count(*) as sales, count(distinct (created_at at time zone 'Asia/Aden')::date) as days,
        count(*) filter (where usd_to_yer is null and status <> 'pending'
          and created_at > now() - interval '360 days') as unrated
      from sales where offline_number is null`);
    expect(found?.sales).toBe(7000);
    expect(found?.days).toBeGreaterThan(360);
    expect(found?.unrated).toBe(0);
    const byWeekday = await rowsOf<{ weekday: number }>(`
      select extract(dow from day)::int as weekday from sales_by_day group by 1 order by sum(orders)`);
    expect(byWeekday[0]?.weekday).toBe(5);
    expect(await rowsOf(`select from sales_by_day where day > '${adenDay()}'`)).toEqual([]);
  });

  it('sold in a power cut too, and a manager must decide about some of it', async () => {
    const kinds = await rowsOf<{ kind: string }>(`select distinct kind from sale_decisions order by kind`);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['part', 'price', 'shortage']));
    const [found] = await rowsOf<{ sent: number; clean: number }>(`
      select count(*) as sent, count(*) filter (where not exists (
        select from sale_decisions d where d.offline_sale_id = o.id)) as clean from offline_sales o`);
    expect(found).toEqual({ sent: 6, clean: 2 });
  });

  it('was paid in three currencies, and counted every drawer each day', async () => {
    const [found] = await rowsOf<Record<string, number>>(`
      select (select count(distinct currency) from money_movements where kind = 'tender') as currencies,
        (select count(*) from money_movements where kind = 'change') as changes,
        (select count(distinct drawer_id) from shift_closes) as drawers,
        (select count(*) from shift_closes where reason <> '') as differences,
        (select count(distinct category_id) from expenses) as categories,
        (select count(*) from recurring_expenses where next_on > current_date) as recurring,
        (select count(*) from money_transfers where currency <> to_currency) as exchanges,
        (select count(*) from shifts where status = 'open') as open`);
    expect(found).toMatchObject({ currencies: 3, drawers: 3, recurring: 4, open: 0 });
    for (const kind of ['changes', 'differences', 'categories', 'exchanges'])
      expect(found?.[kind], kind).toBeGreaterThan(4);
    // nobody pays out what is not there
    expect(await rowsOf('select currency from money_balances where amount < 0')).toEqual([]);
  });

  it('has figures that its owner would believe', async () => {
    const [found] = await rowsOf<Record<string, number>>(`
      with result as (
        select a.key, p.key as parent, a.name, sum(d.debit - d.credit)::float / 100 as amount
        from account_days d join accounts a on a.id = d.account_id left join accounts p on p.id = a.parent_id group by 1, 2, 3
      )
      select (select -amount from result where key = 'sales') as sales,
        (select sum(amount) from result where parent = 'expenses') as expenses,
        (select amount from result where key = 'cashDifferences') as differences,
        (select sum(amount) from result where parent in ('banks', 'exchangers') or key = 'safe') as money,
        (select max(abs(amount)) from money_movements where kind = 'difference') as worst_count,
        (select count(distinct date_trunc('month', e.day)) from expenses e join accounts a on a.id = e.category_id
          where a.name = 'إيجار')::int as rents`);
    const { sales = 0, expenses = 0, differences = 0, money = 0, worstCount = 0, rents = 0 } = found ?? {};
    expect(rents).toBeGreaterThanOrEqual(11);
    expect(worstCount).toBeLessThanOrEqual(1000);
    expect(Math.abs(differences)).toBeLessThan(100);
    expect(expenses).toBeGreaterThan(sales * 0.05);
    expect(expenses).toBeLessThan(sales * 0.12);
    // what is earned is spent on goods and by the owner, so that no year's takings pile up
    expect(money).toBeGreaterThan(sales * 0.01);
    expect(money).toBeLessThan(sales * 0.15);
  });

  it('still has most parts in stock, some running low and some sold out', async () => {
    const levels = await rowsOf<{ level: string; n: number }>(
      'select level, count(*) as n from stock_totals group by level',
    );
    const of = (level: string) => levels.find((row) => row.level === level)?.n ?? 0;
    expect(of('in_stock')).toBeGreaterThan(1000);
    expect(of('low_stock')).toBeGreaterThan(50);
    expect(of('out_of_stock')).toBeGreaterThan(30);
    expect(of('out_of_stock')).toBeLessThan(400);
  });

  it('has customers in debt, some for long', async () => {
    const [found] = await rowsOf<{ debtors: number; overdue: number }>(`
      select count(distinct customer_id) as debtors,
        count(distinct customer_id) filter (where at < now() - interval '90 days') as overdue
      from customer_transactions where open > 0 and change < 0`);
    expect(found?.debtors).toBeGreaterThan(30);
    expect(found?.debtors).toBeLessThan(250);
    expect(found?.overdue).toBeGreaterThan(3);
  });

  it('has purchases in every status, paid, partly paid and open', async () => {
    const purchases = await rowsOf<{ status: string; payment: string; n: number }>(
      'select status, payment_status as payment, count(*) as n from purchases where usd_to_yer > 0 group by 1, 2',
    );
    const of = (status: string, payment?: string) =>
      purchases
        .filter((row) => row.status === status && (!payment || row.payment === payment))
        .reduce((sum, { n }) => sum + n, 0);
    expect([of('pending'), of('partly_received'), of('cancelled'), of('returned')]).toEqual([2, 1, 1, 1]);
    for (const payment of ['paid', 'partial', 'pending']) expect(of('completed', payment)).toBeGreaterThan(2);
  });
});
