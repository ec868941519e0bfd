import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Sale } from './books';
import { column } from './write-in-pieces';

/** Costs have four decimals: as whole numbers of these, sums stay exact. */
const fine = 10_000;

interface DayTotal {
  day: string;
  orders: number;
  sales: number;
  tax: number;
  refunds: number;
  cost: number;
}

/** Adds the sales to the totals of their days. */
export async function writeDays(tx: Tx, sales: readonly Sale[]): Promise<void> {
  const days = new Map<string, DayTotal>();
  for (const sale of sales) {
    if (sale.status === 'pending' || sale.status === 'cancelled') continue;
    const day = adenDay(new Date(sale.at));
    const total = days.get(day) ?? { day, orders: 0, sales: 0, tax: 0, refunds: 0, cost: 0 };
    total.orders++;
    total.sales += sale.grandTotal;
    total.tax += sale.tax;
    total.refunds += sale.refunded;
    for (const { quantity, returned, cost } of sale.lines)
      total.cost += (quantity - returned) * Math.round(cost * fine);
    days.set(day, total);
  }
  const rows = [...days.values()];
  await sql`
    insert into sales_by_day (day, orders, sales, tax, refunds, cost)
    select * from unnest(
      ${column(rows, ({ day }) => day)}::date[],
      ${column(rows, ({ orders }) => orders)}::int[],
      ${column(rows, (row) => row.sales)}::bigint[],
      ${column(rows, ({ tax }) => tax)}::bigint[],
      ${column(rows, ({ refunds }) => refunds)}::bigint[],
      ${column(rows, ({ cost }) => (cost / fine).toFixed(4))}::numeric[])
    on conflict (day) do update set orders = sales_by_day.orders + excluded.orders,
      sales = sales_by_day.sales + excluded.sales, tax = sales_by_day.tax + excluded.tax,
      refunds = sales_by_day.refunds + excluded.refunds, cost = sales_by_day.cost + excluded.cost`.execute(
    tx,
  );
}
