import { adenDay, toYer } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Sale } from './books';
import { column } from './write-in-pieces';

/** Costs have four decimals; counted in these units, sums stay exact integers. */
const fine = 10_000;

interface DayTotal {
  day: string;
  orders: number;
  sales: number;
  tax: number;
  refunds: number;
  cost: number;
  lines: number;
  rials: number;
  unrated: number;
  refundRials: number;
  refundUnrated: number;
}

/** Adds the sales to the totals of their days. */
export async function writeDays(tx: Tx, sales: readonly Sale[]): Promise<void> {
  const days = new Map<string, DayTotal>();
  for (const sale of sales) {
    if (sale.status === 'pending' || sale.status === 'cancelled') continue;
    const day = adenDay(new Date(sale.at));
    const total = days.get(day) ?? nothingOn(day);
    total.orders++;
    total.sales += sale.grandTotal;
    total.tax += sale.tax;
    total.refunds += sale.refunded;
    total.lines += sale.lines.length;
    if (sale.rate === null) {
      total.unrated += sale.grandTotal;
      total.refundUnrated += sale.refunded;
    } else {
      total.rials += toYer(sale.grandTotal, sale.rate);
      total.refundRials += toYer(sale.refunded, sale.rate);
    }
    for (const { quantity, returned, cost } of sale.lines)
      total.cost += Math.round((quantity - returned) * Math.round(cost * fine));
    days.set(day, total);
  }
  const rows = [...days.values()];
  await sql`
    insert into sales_by_day as d (day, orders, sales, tax, refunds, cost, lines, rials, unrated,
      refund_rials, refund_unrated)
    select * from unnest(
      ${column(rows, ({ day }) => day)}::date[],
      ${column(rows, ({ orders }) => orders)}::int[],
      ${column(rows, (row) => row.sales)}::bigint[],
      ${column(rows, ({ tax }) => tax)}::bigint[],
      ${column(rows, ({ refunds }) => refunds)}::bigint[],
      ${column(rows, ({ cost }) => (cost / fine).toFixed(4))}::numeric[],
      ${column(rows, ({ lines }) => lines)}::int[],
      ${column(rows, ({ rials }) => rials)}::bigint[],
      ${column(rows, ({ unrated }) => unrated)}::bigint[],
      ${column(rows, ({ refundRials }) => refundRials)}::bigint[],
      ${column(rows, ({ refundUnrated }) => refundUnrated)}::bigint[])
    on conflict (day) do update set orders = d.orders + excluded.orders, sales = d.sales + excluded.sales,
      tax = d.tax + excluded.tax, refunds = d.refunds + excluded.refunds, cost = d.cost + excluded.cost,
      lines = d.lines + excluded.lines, rials = d.rials + excluded.rials,
      unrated = d.unrated + excluded.unrated, refund_rials = d.refund_rials + excluded.refund_rials,
      refund_unrated = d.refund_unrated + excluded.refund_unrated`.execute(tx);
}

const nothingOn = (day: string): DayTotal => ({
  day,
  orders: 0,
  sales: 0,
  tax: 0,
  refunds: 0,
  cost: 0,
  lines: 0,
  rials: 0,
  unrated: 0,
  refundRials: 0,
  refundUnrated: 0,
});
