import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../src/db/connect';
import { at } from './history';

/** Quantities sold, or that arrived, so many days ago. */
export type Happened = readonly (readonly [daysAgo: number, quantity: number])[];

interface Past {
  part: string;
  warehouse: string;
  /** What is left today. */
  stock: number;
  sold: Happened;
  arrived?: Happened;
  /** Since when the part was in stock; the quantity that it opened with follows from the rest. */
  openedDaysAgo: number;
}

const sum = (happened: Happened) => happened.reduce((total, [, quantity]) => total + quantity, 0);

/** Gives a part a past: opening stock, arrivals and sales, written directly because use-cases only sell today. */
export async function writePast(db: Db, past: Past): Promise<void> {
  const { part, warehouse, stock, sold, arrived = [], openedDaysAgo } = past;
  const opening = stock + sum(sold) - sum(arrived);
  const moves = [
    ...(opening > 0 ? [{ daysAgo: openedDaysAgo, quantity: opening, reason: 'opening' }] : []),
    ...arrived.map(([daysAgo, quantity]) => ({ daysAgo, quantity, reason: 'purchase' })),
    ...sold.map(([daysAgo, quantity]) => ({ daysAgo, quantity: -quantity, reason: 'sale' })),
  ].toSorted((one, other) => other.daysAgo - one.daysAgo);
  await sql`
    insert into stock_movements (at, product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before, cost_after, reason)
    select at, ${part}, ${warehouse}, quantity, 0, 0, 0, 0, reason
    from unnest(${moves.map(({ daysAgo }) => at(daysAgo))}::timestamptz[], ${moves.map(({ quantity }) => quantity)}::numeric[],
      ${moves.map(({ reason }) => reason)}::text[]) as move (at, quantity, reason)`.execute(db);
  await sql`
    with sold as (
      select turoos_id() as id, at, quantity
      from unnest(${sold.map(([daysAgo]) => at(daysAgo))}::timestamptz[], ${sold.map(([, quantity]) => quantity)}::numeric[])
        as line (at, quantity)
    ), made as (
      insert into sales (id, sale_number, customer_name, status, payment_status, payment_method, subtotal, till_paid, paid, created_at)
      select id, 'PAST-' || id, 'زبون عابر', 'completed', 'paid', 'cash', 1500 * quantity, 1500 * quantity, 1500 * quantity, at
      from sold
    )
    insert into sale_items (sale_id, position, at, product_id, name, part_number, quantity, price, total)
    select sold.id, 1, at, p.id, p.name, p.part_number, quantity, 1500, 1500 * quantity
    from sold cross join products p where p.id = ${part}`.execute(db);
  await sql`update stock_totals set quantity = quantity + ${stock} where product_id = ${part}`.execute(db);
  await sql`
    insert into stock as s (product_id, warehouse_id, quantity) values (${part}, ${warehouse}, ${stock})
    on conflict (product_id, warehouse_id) do update set quantity = s.quantity + excluded.quantity`.execute(
    db,
  );
  await sql`update products set created_at = least(created_at, ${at(openedDaysAgo)}) where id = ${part}`.execute(
    db,
  );
}

/** One piece on each of these days. */
export const daily = (from: number, to: number, quantity = 1): Happened =>
  Array.from({ length: from - to + 1 }, (_, n) => [from - n, quantity] as const);

interface PastOrder {
  supplier: string;
  part: string;
  warehouse: string;
  orderedDaysAgo: number;
  arrivedDaysAgo?: number;
  unitCost: number;
}

/** Writes an order of one part, and its arrival. */
export async function writePastOrder(db: Db, order: PastOrder): Promise<void> {
  const { arrivedDaysAgo } = order;
  const { rows } = await sql<{ id: string }>`
    insert into purchases (purchase_number, supplier_id, supplier_name, purchase_date, status, goods, paid_amount, created_at)
    select ${`PAST-${crypto.randomUUID()}`}, id, name, ${adenDay(at(order.orderedDaysAgo))}::date,
      ${arrivedDaysAgo === undefined ? 'pending' : 'completed'}, ${10 * order.unitCost}, 0, ${at(order.orderedDaysAgo)}
    from suppliers where id = ${order.supplier} returning id`.execute(db);
  const purchase = rows[0]?.id;
  await sql`
    insert into purchase_items (purchase_id, position, product_id, name, part_number, warehouse_id, quantity, received,
      unit_cost, landed_cost, total)
    select ${purchase}, 1, id, name, part_number, ${order.warehouse}, 10, ${arrivedDaysAgo === undefined ? 0 : 10},
      ${order.unitCost}, ${order.unitCost}, ${10 * order.unitCost} from products where id = ${order.part}`.execute(
    db,
  );
  if (arrivedDaysAgo !== undefined)
    await sql`
      insert into purchase_receipts (purchase_id, kind, goods, freight, customs, created_at)
      values (${purchase}, 'arrived', ${10 * order.unitCost}, 0, 0, ${at(arrivedDaysAgo)})`.execute(db);
}
