import { paymentStatusOf, walkIn, type PaymentStatus } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { remainingOf, type Line, type Refund, type Sale } from './books';
import { column, inPieces, moment } from './write-in-pieces';

const paymentStatus = (sale: Sale): PaymentStatus => {
  if (sale.status === 'cancelled') return 'cancelled';
  if (sale.status === 'pending') return 'deferred';
  const { grandTotal, paid } = sale;
  return paymentStatusOf({ grandTotal, paid, remaining: remainingOf(sale) });
};

export const writeSales = (tx: Tx, sales: readonly Sale[]): Promise<void> =>
  inPieces(sales, async (some) => {
    await sql`
      insert into sales (id, sale_number, customer_id, customer_name, status, payment_status, payment_method,
        subtotal, discount, tax, till_paid, paid, later_rials, later_unrated, refund_amount, refund_debt, cancel_cash, refund_reason, refund_date,
        usd_to_yer, user_id, warehouse_id, version, created_at, updated_at)
      select s.id, number, customer_id, coalesce(c.name, ${walkIn}), status, payment_status, method, subtotal, discount,
        tax, till, paid, later_rials, later_unrated, refunded, refund_debt, cancel_cash, refund_reason, refund_at, rate, user_id, warehouse_id, s.version, at,
        s.updated_at
      from unnest(
        ${column(some, ({ id }) => id)}::uuid[],
        ${column(some, ({ number }) => number)}::text[],
        ${column(some, ({ customerId }) => customerId)}::uuid[],
        ${column(some, ({ status }) => status)}::text[],
        ${column(some, paymentStatus)}::text[],
        ${column(some, ({ method }) => method)}::text[],
        ${column(some, ({ subtotal }) => subtotal)}::bigint[],
        ${column(some, ({ discount }) => discount)}::bigint[],
        ${column(some, ({ tax }) => tax)}::bigint[],
        ${column(some, ({ till }) => till)}::bigint[],
        ${column(some, ({ paid }) => paid)}::bigint[],
        ${column(some, ({ laterRials }) => laterRials)}::bigint[],
        ${column(some, ({ laterUnrated }) => laterUnrated)}::bigint[],
        ${column(some, ({ refunded }) => refunded)}::bigint[],
        ${column(some, ({ refundDebt }) => refundDebt)}::bigint[],
        ${column(some, ({ cancelCash }) => cancelCash)}::bigint[],
        ${column(some, ({ refundReason }) => refundReason)}::text[],
        ${column(some, ({ refundAt }) => refundAt && moment(refundAt))}::timestamptz[],
        ${column(some, ({ rate }) => rate)}::numeric[],
        ${column(some, ({ userId }) => userId)}::uuid[],
        ${column(some, ({ warehouseId }) => warehouseId)}::uuid[],
        ${column(some, ({ version }) => version)}::int[],
        ${column(some, ({ at }) => moment(at))}::timestamptz[],
        ${column(some, ({ updatedAt }) => moment(updatedAt))}::timestamptz[]
      ) as s (id, number, customer_id, status, payment_status, method, subtotal, discount, tax, till, paid, later_rials,
        later_unrated, refunded, refund_debt, cancel_cash, refund_reason, refund_at, rate, user_id, warehouse_id, version, at, updated_at)
      left join customers c on c.id = s.customer_id`.execute(tx);
    await writeLines(
      tx,
      some.flatMap((sale) => sale.lines.map((line, place) => ({ sale, line, position: place + 1 }))),
    );
  });

const writeLines = (tx: Tx, lines: readonly { sale: Sale; line: Line; position: number }[]): Promise<void> =>
  inPieces(lines, (some) =>
    sql`
      insert into sale_items (sale_id, position, at, product_id, name, part_number, quantity, returned, price,
        own_price, total, cost)
      select sale_id, position, at, product_id, p.name, p.part_number, quantity, returned, price, own_price, total, cost
      from unnest(
        ${column(some, ({ sale }) => sale.id)}::uuid[],
        ${column(some, ({ position }) => position)}::int[],
        ${column(some, ({ sale }) => moment(sale.at))}::timestamptz[],
        ${column(some, ({ line }) => line.productId)}::uuid[],
        ${column(some, ({ line }) => line.quantity)}::numeric[],
        ${column(some, ({ line }) => line.returned)}::numeric[],
        ${column(some, ({ line }) => line.price)}::bigint[],
        ${column(some, ({ line }) => line.ownPrice)}::boolean[],
        ${column(some, ({ line }) => line.total)}::bigint[],
        ${column(some, ({ line }) => line.cost)}::numeric[]
      ) as line (sale_id, position, at, product_id, quantity, returned, price, own_price, total, cost)
      join products p on p.id = product_id`.execute(tx),
  );

export async function writeRefunds(tx: Tx, refunds: readonly Refund[]): Promise<void> {
  await inPieces(refunds, (some) =>
    sql`
      insert into sale_refunds (id, sale_id, amount, cash, reason, user_id, created_at)
      select * from unnest(
        ${column(some, ({ id }) => id)}::uuid[],
        ${column(some, ({ sale }) => sale.id)}::uuid[],
        ${column(some, ({ amount }) => amount)}::bigint[],
        ${column(some, ({ cash }) => cash)}::bigint[],
        ${column(some, ({ reason }) => reason)}::text[],
        ${column(some, ({ userId }) => userId)}::uuid[],
        ${column(some, ({ at }) => moment(at))}::timestamptz[])`.execute(tx),
  );
  const lines = refunds.flatMap(({ id, sale, back }) => back.map((line) => ({ id, sale, ...line })));
  await inPieces(lines, (some) =>
    sql`
      insert into sale_refund_items (refund_id, sale_id, position, quantity)
      select * from unnest(
        ${column(some, ({ id }) => id)}::uuid[],
        ${column(some, ({ sale }) => sale.id)}::uuid[],
        ${column(some, ({ position }) => position)}::int[],
        ${column(some, ({ quantity }) => quantity)}::numeric[])`.execute(tx),
  );
}
