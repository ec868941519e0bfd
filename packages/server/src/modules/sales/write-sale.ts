import { adenDay, type PaymentMethod, type PaymentStatus } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { SaleRow } from './present-sale';
import type { Line } from './sale-lines.rules';

interface NewRow {
  id: string;
  at: Date;
  saleNumber: string | null;
  customerId: string | null;
  customerName: string;
  status: 'completed' | 'pending';
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  subtotal: number;
  discount: number;
  tax: number;
  till: number;
  usdToYer: number | null;
  notes: string;
  userId: string;
  version: number;
}

/** The sale, its lines and its part of the day's total in one go: while it is written, other sellers wait. */
export async function writeSale(tx: Tx, sale: NewRow, lines: readonly Line[]): Promise<SaleRow> {
  const counts = sale.status === 'completed';
  const { rows } = await sql<SaleRow>`
    with sale as (
      insert into sales (id, sale_number, customer_id, customer_name, status, payment_status, payment_method,
        subtotal, discount, tax, till_paid, paid, usd_to_yer, notes, user_id, version, created_at, updated_at)
      values (${sale.id}, ${sale.saleNumber}, ${sale.customerId}, ${sale.customerName}, ${sale.status},
        ${sale.paymentStatus}, ${sale.paymentMethod}, ${sale.subtotal}, ${sale.discount}, ${sale.tax},
        ${sale.till}, ${sale.till}, ${sale.usdToYer}, ${sale.notes}, ${sale.userId}, ${sale.version},
        ${sale.at}, ${sale.at})
      returning *
    ), lines as (
      insert into sale_items (sale_id, position, at, product_id, name, part_number, quantity, price, own_price,
        total, cost)
      select sale.id, line.position, sale.created_at, product_id, name, part_number, quantity, price, own_price,
        total, cost
      from sale, unnest(
        ${lines.map((line) => line.productId)}::uuid[], ${lines.map((line) => line.name)}::text[],
        ${lines.map((line) => line.partNumber)}::text[], ${lines.map((line) => line.quantity)}::numeric[],
        ${lines.map((line) => line.price)}::bigint[], ${lines.map((line) => line.ownPrice)}::boolean[],
        ${lines.map((line) => line.total)}::bigint[], ${lines.map((line) => line.cost)}::numeric[]
      ) with ordinality as line (product_id, name, part_number, quantity, price, own_price, total, cost, position)
      returning round(quantity * cost, 4) as cost
    ), day as (
      insert into sales_by_day (day, orders, sales, tax, cost)
      select ${adenDay(sale.at)}::date, 1, grand_total, tax, (select sum(cost) from lines) from sale where ${counts}
      on conflict (day) do update set orders = sales_by_day.orders + 1,
        sales = sales_by_day.sales + excluded.sales, tax = sales_by_day.tax + excluded.tax,
        cost = sales_by_day.cost + excluded.cost
    )
    select * from sale`.execute(tx);
  return rows[0] as SaleRow;
}
