import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';

/** The purchase price of a part before a purchase set it, and the purchase it came from. */
export interface PriceBefore {
  id: string;
  price: number;
  setBy: string | null;
}

/**
 * Makes the supplier's prices the parts' purchase prices; returns those before. Locks parts sorted by id and before
 * their stock, as editing a part does.
 */
export async function setPurchasePrices(
  tx: Tx,
  purchaseId: string,
  lines: readonly { productId: string; unitCost: number }[],
): Promise<PriceBefore[]> {
  const prices = new Map(lines.map(({ productId, unitCost }) => [productId, unitCost]));
  const before: PriceBefore[] = [];
  for (const portion of portions([...prices].toSorted(([a], [b]) => (a < b ? -1 : 1)))) {
    const { rows } = await sql<PriceBefore>`
      with price as (
        select * from unnest(${portion.map(([id]) => id)}::uuid[], ${portion.map(([, cents]) => cents)}::bigint[])
          as price (id, cents)
      ), held as materialized (
        select p.id, p.purchase_price, p.purchase_price_from from products p
        where p.id in (select id from price) order by p.id for no key update
      ), changed as (
        update products p set purchase_price = price.cents, purchase_price_from = ${purchaseId},
          version = p.version + (p.purchase_price <> price.cents)::int,
          updated_at = case when p.purchase_price <> price.cents then now() else p.updated_at end
        from price join held using (id) where p.id = price.id
      )
      select id, purchase_price as price, purchase_price_from as set_by from held`.execute(tx);
    before.push(...rows);
  }
  return before;
}

/** Keeps the prices before with the purchase's first line of each part. */
export async function keepPricesBefore(
  tx: Tx,
  purchaseId: string,
  before: readonly PriceBefore[],
): Promise<void> {
  for (const portion of portions(before))
    await sql`
      update purchase_items i set price_before = b.price, price_before_from = b.set_by
      from unnest(${portion.map(({ id }) => id)}::uuid[], ${portion.map(({ price }) => price)}::bigint[],
        ${portion.map(({ setBy }) => setBy)}::uuid[]) as b (product_id, price, set_by)
      where i.purchase_id = ${purchaseId} and i.product_id = b.product_id and i.position = (
        select min(f.position) from purchase_items f where f.purchase_id = i.purchase_id and f.product_id = i.product_id
      )`.execute(tx);
}

/**
 * Gives parts the purchase price they had before a purchase that is undone, unless another one was set since. A later
 * purchase then remembers that earlier price as the one before its own.
 */
export async function restorePrices(
  tx: Tx,
  purchaseId: string,
  productIds: readonly string[],
): Promise<void> {
  await sql`
    with mine as (
      select product_id, price_before as price, price_before_from as set_by from purchase_items
      where purchase_id = ${purchaseId} and product_id = any (${productIds}::uuid[]) and price_before is not null
    ), held as materialized (
      select p.id from products p where p.id in (select product_id from mine) order by p.id for no key update
    ), restored as (
      update products p set purchase_price = mine.price, purchase_price_from = mine.set_by, version = p.version + 1,
        updated_at = now()
      from mine join held on held.id = mine.product_id
      where p.id = held.id and p.purchase_price_from = ${purchaseId}
    )
    update purchase_items i
    set price_before = case when i.purchase_id <> ${purchaseId} then mine.price end,
      price_before_from = case when i.purchase_id <> ${purchaseId} then mine.set_by end
    from mine
    where i.product_id = mine.product_id and (i.price_before_from = ${purchaseId} or i.purchase_id = ${purchaseId})`.execute(
    tx,
  );
}
