import { adenDay, firstOfMonth } from '@turoos/contract';
import { statement } from '../../db/statement';
import { sendWithoutWaiting, type Tx } from '../../db/transaction';
import { comingNumber, tokenOf } from '../../kernel/coming-number';
import type { Line } from './sale-prices.rules';
import type { SaleRow } from './sales.queries';

/** The fields of a sale that are decided when it is made; the others are those of a sale without history. */
type NewSaleRow = Pick<
  SaleRow,
  | 'id'
  | 'saleNumber'
  | 'customerId'
  | 'customerName'
  | 'paymentStatus'
  | 'paymentMethod'
  | 'subtotal'
  | 'discount'
  | 'campaignId'
  | 'campaignDiscount'
  | 'tax'
  | 'grandTotal'
  | 'tillPaid'
  | 'usdToYer'
  | 'offlineNumber'
  | 'notes'
  | 'userId'
  | 'version'
  | 'warehouseId'
> & { at: Date; status: 'completed' | 'pending' };

/**
 * Writes the sale, its lines and its share of the day's and month's totals in one statement, because the
 * totals' rows stay locked meanwhile. Returns the row without waiting for it.
 */
export async function writeSale(
  tx: Tx,
  lines: readonly Line[],
  { at, ...sale }: NewSaleRow,
): Promise<SaleRow> {
  const counts = sale.status === 'completed';
  const day = adenDay(at);
  const month = firstOfMonth(day);
  const written = statement`
    with sale as (
      insert into sales (id, sale_number, customer_id, customer_name, status, payment_status, payment_method,
        subtotal, discount, campaign_id, campaign_discount, tax, till_paid, paid, usd_to_yer, offline_number, notes, user_id,
        warehouse_id, version, created_at, updated_at)
      values (${sale.id}, replace(${sale.saleNumber}, ${tokenOf(tx)}, ${comingNumber}), ${sale.customerId}, ${sale.customerName}, ${sale.status},
        ${sale.paymentStatus}, ${sale.paymentMethod}, ${sale.subtotal}, ${sale.discount},
        ${sale.campaignId}, ${sale.campaignDiscount}, ${sale.tax},
        ${sale.tillPaid}, ${sale.tillPaid}, ${sale.usdToYer}, ${sale.offlineNumber}, ${sale.notes}, ${sale.userId},
        ${sale.warehouseId}, ${sale.version}, ${at}, ${at})
      returning *
    ), lines as (
      insert into sale_items (sale_id, position, at, product_id, name, part_number, quantity, price, own_price,
        total, cost, replacement)
      select sale.id, line.position, sale.created_at, product_id, name, part_number, quantity, price, own_price,
        total, cost, nullif(replacement, 0)
      from sale, unnest(
        ${lines.map((line) => line.productId)}::uuid[], ${lines.map((line) => line.name)}::text[],
        ${lines.map((line) => line.partNumber)}::text[], ${lines.map((line) => line.quantity)}::numeric[],
        ${lines.map((line) => line.price)}::bigint[], ${lines.map((line) => line.ownPrice)}::boolean[],
        ${lines.map((line) => line.total)}::bigint[], ${lines.map((line) => line.cost)}::numeric[],
        ${lines.map((line) => line.replacement)}::bigint[]
      ) with ordinality as line (product_id, name, part_number, quantity, price, own_price, total, cost, replacement,
        position)
      returning product_id, quantity, round(price * quantity) as worth, round(quantity * cost, 4) as cost
    ), day as (
      insert into branch_sales_by_day as d (day, warehouse_id, orders, sales, tax, cost, lines, rials, unrated)
      select ${day}::date, warehouse_id, 1, grand_total, tax, (select sum(cost) from lines),
        (select count(*) from lines),
        coalesce(round(grand_total * usd_to_yer / 100), 0), case when usd_to_yer is null then grand_total else 0 end
      from sale where ${counts}
      on conflict (day, warehouse_id) do update set orders = d.orders + 1, sales = d.sales + excluded.sales,
        tax = d.tax + excluded.tax, cost = d.cost + excluded.cost, lines = d.lines + excluded.lines,
        rials = d.rials + excluded.rials, unrated = d.unrated + excluded.unrated
    ), parts as (
      insert into part_sales_by_month as m (month, product_id, warehouse_id, quantity, revenue, rials, unrated)
      select ${month}::date, product_id, ${sale.warehouseId}::uuid, sum(quantity), sum(worth),
        coalesce(sum(round(worth * ${sale.usdToYer}::numeric / 100)), 0),
        case when ${sale.usdToYer}::numeric is null then sum(worth) else 0 end
      from lines where ${counts} group by product_id
      on conflict (month, product_id, warehouse_id) do update set quantity = m.quantity + excluded.quantity,
        revenue = m.revenue + excluded.revenue, rials = m.rials + excluded.rials,
        unrated = m.unrated + excluded.unrated
    ), buyer as (
      insert into customer_sales_by_month as m (month, customer_id, warehouse_id, orders, spent)
      select ${month}::date, customer_id, warehouse_id, 1, grand_total from sale
      where ${counts} and customer_id is not null
      on conflict (month, customer_id, warehouse_id) do update set orders = m.orders + 1, spent = m.spent + excluded.spent
    )
    select from sale`.execute(tx);
  await sendWithoutWaiting(tx, written);
  return {
    ...sale,
    paid: sale.tillPaid,
    remaining: counts ? sale.grandTotal - sale.tillPaid : 0,
    laterRials: 0,
    laterUnrated: 0,
    refundAmount: 0,
    refundDebt: 0,
    refundReason: null,
    refundDate: null,
    cancelCash: 0,
    createdAt: at,
    updatedAt: at,
  };
}
