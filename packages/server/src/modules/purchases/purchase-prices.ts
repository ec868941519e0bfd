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
        select p.id, p.purchase_price, p.purchase_price_from, p.purchase_price_set from products p
        where p.id in (select id from price) order by p.id for no key update
      ), changed as (
        update products p set purchase_price = price.cents, purchase_price_from = ${purchaseId},
          purchase_price_set = price.cents,
          version = p.version + (p.purchase_price <> price.cents)::int,
          updated_at = case when p.purchase_price <> price.cents then now() else p.updated_at end
        from price join held using (id) where p.id = price.id
      )
      select id, purchase_price as price,
        case when purchase_price = purchase_price_set then purchase_price_from end as set_by
      from held`.execute(tx);
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
 * Gives parts the purchase price they had before a purchase that is undone, unless another one was set since. Comes
 * before the parts' stock is moved, as editing a part does; `forgetPrices` follows it.
 */
export async function restorePrices(
  tx: Tx,
  purchaseId: string,
  productIds: readonly string[],
): Promise<void> {
  // in a statement of its own: who held the parts before may have changed what the purchase remembers
  await sql`select id from products where id = any (${productIds}::uuid[]) order by id for no key update`.execute(
    tx,
  );
  await sql`
    update products p set purchase_price = i.price_before, purchase_price_from = i.price_before_from,
      purchase_price_set = case when i.price_before_from is not null then i.price_before end,
      version = p.version + 1, updated_at = now()
    from purchase_items i
    where i.purchase_id = ${purchaseId} and i.product_id = any (${productIds}::uuid[]) and i.price_before is not null
      and p.id = i.product_id and p.purchase_price_from = ${purchaseId} and p.purchase_price = p.purchase_price_set`.execute(
    tx,
  );
}

/**
 * Makes a purchase forget the prices that it has given back; a later purchase remembers them as the ones before its own.
 * Comes after the parts' stock was moved, because a return of the later purchase locks stock first and its lines second.
 */
export async function forgetPrices(tx: Tx, purchaseId: string, productIds: readonly string[]): Promise<void> {
  await sql`
    with mine as (
      select product_id, price_before as price, price_before_from as set_by from purchase_items
      where purchase_id = ${purchaseId} and product_id = any (${productIds}::uuid[]) and price_before is not null
    )
    update purchase_items i
    set price_before = case when i.purchase_id <> ${purchaseId} then mine.price end,
      price_before_from = case when i.purchase_id <> ${purchaseId} then mine.set_by end
    from mine
    where i.product_id = mine.product_id and (i.price_before_from = ${purchaseId} or i.purchase_id = ${purchaseId})`.execute(
    tx,
  );
}
