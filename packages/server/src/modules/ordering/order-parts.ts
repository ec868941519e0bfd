import {
  adenDay,
  notFound,
  orderingTexts,
  ruleBroken,
  type MadeOrder,
  type OrdersInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { markAskedAsOrdered } from '../asked-parts';
import { firstWarehouse } from '../products';
import { createPurchase } from '../purchases';

type Order = OrdersInput['orders'][number];

/** Writes an order for each supplier, at the prices of the last purchases, and marks what customers asked for. */
export async function orderParts(tx: Tx, user: Actor, { orders }: OrdersInput): Promise<MadeOrder[]> {
  const made: MadeOrder[] = [];
  // accounts are locked in the order of their ids, so that two buyers never wait for each other
  for (const order of orders.toSorted((one, other) => (one.supplier < other.supplier ? -1 : 1)))
    made.push(await orderFrom(tx, user, order));
  await markAskedAsOrdered(
    tx,
    user,
    orders.flatMap(({ items }) => items.map(({ product }) => product)),
  );
  return made;
}

async function orderFrom(tx: Tx, user: Actor, { supplier, warehouse, items }: Order): Promise<MadeOrder> {
  const known = await readPrices(
    tx,
    supplier,
    items.map(({ product }) => product),
  );
  const usual = await firstWarehouse(tx);
  const purchase = await createPurchase(tx, user, {
    supplier,
    purchaseDate: adenDay(),
    status: 'pending',
    items: items.map(({ product, quantity }) => {
      const part = known.get(product);
      if (!part) throw notFound(orderingTexts.partMissing);
      const place = warehouse ?? part.mainWarehouseId ?? usual;
      if (!place) throw ruleBroken(orderingTexts.noWarehouse);
      return { product, quantity, unitCost: part.unitCost, warehouse: place };
    }),
  });
  const { _id, purchaseNumber, supplierName, totalAmount, itemCount } = purchase;
  return { _id, purchaseNumber, supplierName, totalAmount, itemCount };
}

interface KnownPart {
  id: string;
  mainWarehouseId: string | null;
  unitCost: number;
}

/** Reads the price of each part: this supplier's last one, else the last of any, else that of the part's record. */
async function readPrices(tx: Tx, supplier: string, ids: readonly string[]): Promise<Map<string, KnownPart>> {
  const { rows } = await sql<KnownPart>`
    select p.id, (select w.id from warehouses w where w.id = p.main_warehouse_id and w.status <> 'inactive') as main_warehouse_id,
      coalesce(last.unit_cost, nullif(p.purchase_price, 0), round(t.cost))::bigint as unit_cost
    from products p join stock_totals t on t.product_id = p.id
    left join lateral (
      select i.unit_cost from purchase_items i join purchases b on b.id = i.purchase_id
      where i.product_id = p.id and b.status in ('completed', 'partly_received', 'pending') and b.deleted_at is null
      order by b.supplier_id = ${supplier} desc, b.purchase_date desc, b.created_at desc limit 1
    ) as last on true
    where p.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((part) => [part.id, part]));
}
