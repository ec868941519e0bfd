import {
  addDays,
  adenDay,
  firstOfMonth,
  must,
  type FinancialOverview,
  type InventoryInsights,
  type KpiMetrics,
  type OwnerSummary,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readBooksSince, readHeldMoney } from '../accounting';
import { countKinds } from '../customers';
import { readAgeingOfAll } from '../ledger';
import { readBooked } from './book-result';
import { averageOrder, sumPeriod } from './day-figures';
import type { OwnerSources } from './owner-sources';
import { monthsTo } from './window.rules';

export async function readSummary(sources: OwnerSources, today = adenDay()): Promise<OwnerSummary> {
  const { db, stock, isBranch } = sources;
  const thisMonth = { from: firstOfMonth(today), to: today };
  const booksSince = await readBooksSince(db);
  const [day, month, booked, customers, parts] = await Promise.all([
    sumPeriod(db, { from: today, to: today }),
    sumPeriod(db, thisMonth),
    readBooked(sources, thisMonth, booksSince),
    isBranch ? null : countCustomers(db),
    stock(),
  ]);
  return {
    today: { sales: day.sales, rials: day.rials, orders: day.orders },
    month: { sales: month.sales, rials: month.rials, profit: month.profit, ...booked(month) },
    booksSince,
    customers,
    inventory: {
      totalProducts: parts.totalProducts,
      lowStock: parts.lowStock,
      outOfStock: parts.outOfStock,
    },
  };
}

async function countCustomers(db: Db) {
  const { rows } = await sql<NonNullable<OwnerSummary['customers']>>`
    select total, active from (${countKinds}) as kinds`.execute(db);
  return must(rows[0]);
}

export async function readInventoryInsights(sources: OwnerSources): Promise<InventoryInsights> {
  const [{ outOfStock, lowStock, overStock, normal, totalValue, totalQuantity }, deadStock] =
    await Promise.all([sources.stock(), sources.deadStock()]);
  return {
    stockStatus: [
      { _id: 'outOfStock', count: outOfStock },
      { _id: 'lowStock', count: lowStock },
      { _id: 'overStock', count: overStock },
      { _id: 'normal', count: normal },
    ],
    inventoryValue: { totalValue, totalQuantity },
    deadStock,
  };
}

export async function readFinancialOverview(
  { db }: OwnerSources,
  today = adenDay(),
): Promise<FinancialOverview> {
  type Standing = FinancialOverview['receivables'];
  const [owedToUs, owedByUs, month, ageing, money] = await Promise.all([
    sql<Standing>`
      select coalesce(-sum(balance), 0) as total, count(*) as count from customers where balance < 0`.execute(
      db,
    ),
    sql<Standing>`
      select coalesce(sum(remaining), 0) as total, count(*) as count from purchases where remaining > 0`.execute(
      db,
    ),
    sumPeriod(db, { from: firstOfMonth(today), to: today }),
    readAgeingOfAll(db),
    readHeldMoney(db, today),
  ]);
  const average = averageOrder(month);
  return {
    receivables: must(owedToUs.rows[0]),
    payables: must(owedByUs.rows[0]),
    monthlyFinancials: { avgOrderValue: average.value, rials: average.rials, totalOrders: month.orders },
    money,
    ageing,
  };
}

/** Number of days for the cost of goods sold in the turnover and for the average order. */
const kpiDays = 30;

export async function readKpiMetrics({ db, stock }: OwnerSources, today = adenDay()): Promise<KpiMetrics> {
  const { current, previous } = monthsTo(today);
  const [now, before, recent, { totalValue }] = await Promise.all([
    sumPeriod(db, current),
    sumPeriod(db, previous),
    sumPeriod(db, { from: addDays(today, 1 - kpiDays), to: today }),
    stock(),
  ]);
  const average = averageOrder(recent);
  return {
    salesGrowthRate: before.sales > 0 ? ((now.sales - before.sales) / before.sales) * 100 : 0,
    avgOrderValue: average.value,
    avgOrderRials: average.rials,
    inventoryTurnover: totalValue > 0 ? recent.cost / totalValue : 0,
    currentSales: now.sales,
    currentRials: now.rials,
    previousSales: before.sales,
    previousRials: before.rials,
  };
}
