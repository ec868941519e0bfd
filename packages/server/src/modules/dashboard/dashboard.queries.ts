import {
  can,
  fromUnits,
  must,
  type CashOverview,
  type CustomersOverview,
  type SalesOverview,
  type StockOverview,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readLastDays, readSalesSummary } from '../sales';
import { keptHere } from '../stock';
import { unitOf } from '../units';

const days = 30;
const shown = { sales: 5, customers: 3, shortages: 2 };

export async function readSalesOverview(db: Db): Promise<SalesOverview> {
  const [summary, lastDays, rows] = await Promise.all([
    readSalesSummary(db, {}),
    readLastDays(db, days),
    db
      .selectFrom('sales')
      .select(['id', 'saleNumber', 'status', 'customerName', 'grandTotal', 'usdToYer', 'createdAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(shown.sales)
      .execute(),
  ]);
  return {
    totalSales: summary.totalSales,
    rials: summary.rials.totalSales,
    totalOrders: summary.totalOrders,
    days: lastDays,
    recent: rows.map(({ id, usdToYer, grandTotal, ...sale }) => ({
      ...sale,
      _id: id,
      grandTotal: grandTotal ?? 0,
      usd_to_yer: usdToYer,
    })),
  };
}

export async function readCustomersOverview(db: Db): Promise<CustomersOverview> {
  const recent = await db
    .selectFrom('customers')
    .select(['id', 'name', 'customerCode', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shown.customers)
    .execute();
  const { count } = await db
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createdAt', '>', sql<Date>`now() - ${days} * interval '1 day'`)
    .executeTakeFirstOrThrow();
  return { new: count, recent: recent.map(({ id, ...customer }) => ({ _id: id, ...customer })) };
}

/**
 * Reads only the partial indexes of low or missing stock and of inactive parts, so it is fast for any catalogue; what a
 * branch has of each part is added up, in two processes of the database at once.
 */
export async function readStockOverview(db: Db): Promise<StockOverview> {
  const [{ rows }, shortages] = await Promise.all([
    sql<Omit<StockOverview, 'shortages'>>`
      select count(*) filter (where t.level = 'low_stock') as low_stock,
        count(*) filter (where t.level = 'out_of_stock' and ${keptHere(sql`t.product_id`)}) as out_of_stock
      from stock_totals t
      where t.level <> 'in_stock'
        and not exists (select from products p where p.id = t.product_id and not p.is_active)`.execute(db),
    db
      .selectFrom('stockTotals')
      .innerJoin('products', 'products.id', 'stockTotals.productId')
      .select(['products.id', 'name', 'partNumber', 'quantity', 'minLevel as minStockLevel'])
      .select(unitOf(sql`products.id`).as('unit'))
      .where('level', '<>', 'in_stock')
      .where('products.isActive', '=', true)
      .where(keptHere(sql`stock_totals.product_id`))
      .orderBy('level')
      .orderBy('stockTotals.productId', 'desc')
      .limit(shown.shortages)
      .execute(),
  ]);
  return {
    ...must(rows[0]),
    shortages: shortages.map(({ id, ...part }) => ({ _id: id, ...part })),
  };
}

interface CashRequest {
  db: Db;
  branch: Db;
  user: Actor;
}

/**
 * Sums today's takings. The cash of open shifts is left out for those who must count it before they know it: with the
 * opening count it would add up to what should be in the drawer. The takings are those of `branch`; the user's own shift
 * may be in another.
 */
export async function readCashOverview({ db, branch, user }: CashRequest): Promise<CashOverview> {
  const isBlind = !can(user, 'cash:admin');
  const [{ rows }, shift] = await Promise.all([
    sql<{ method: string; currency: string; symbol: string; decimals: number; units: number }>`
      select m.method, c.code as currency, c.symbol, c.decimals, sum(m.amount)::bigint as units
      from money_movements m join currencies c on c.code = m.currency
      where m.day = (now() at time zone 'Asia/Aden')::date and m.kind in ('tender', 'change', 'refund')
        and not (${isBlind} and m.method = 'cash'
          and exists (select from shifts s where s.id = m.shift_id and s.status = 'open'))
      group by m.method, c.code
      order by m.method <> 'cash', m.method, c.position`.execute(branch),
    db
      .selectFrom('shiftPeople')
      .innerJoin('shifts', 'shifts.id', 'shiftPeople.shiftId')
      .innerJoin('accounts', 'accounts.id', 'shifts.drawerId')
      .select('accounts.name')
      .where('shiftPeople.userId', '=', user.id)
      .where('shiftPeople.isActive', '=', true)
      .executeTakeFirst(),
  ]);
  return {
    taken: rows.map(({ units, ...taken }) => ({ ...taken, amount: fromUnits(units, taken) })),
    isBlind,
    drawer: shift?.name ?? null,
  };
}

/** Reads the active warehouses that the database shows. */
export async function readBranches(db: Db): Promise<{ _id: string; name: string }[]> {
  const branches = await db
    .selectFrom('warehouses')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return branches.map(({ id, name }) => ({ _id: id, name }));
}
