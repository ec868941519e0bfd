import {
  conflict,
  oddPrice,
  receiptTexts,
  unconfirmed,
  wholeCents,
  type SellingPricesInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { writePrices } from '../prices';

interface PricedPart {
  id: string;
  name: string;
  sellingPrice: number;
  cost: number;
}

/** Sets selling prices of parts of a purchase, all or none; odd ones need a confirmation. */
export async function setSellingPrices(
  tx: Tx,
  user: Actor,
  purchaseId: string,
  { items, confirm = false }: SellingPricesInput,
): Promise<void> {
  const prices = new Map(items.map(({ product, sellingPrice }) => [product, sellingPrice]));
  const parts = await lockParts(tx, purchaseId, [...prices.keys()]);
  if (parts.length < prices.size) throw conflict(receiptTexts.notOfPurchase);
  const changed = parts.map((part) => ({ ...part, price: prices.get(part.id) ?? part.sellingPrice }));
  const odd = changed.flatMap(({ name, cost, sellingPrice, price }) => {
    const why = oddPrice({ cost: wholeCents(cost), priceBefore: sellingPrice }, price);
    return why ? [`${name} (${why})`] : [];
  });
  if (odd.length > 0 && !confirm) throw unconfirmed(receiptTexts.oddPrices(odd.join('، ')));
  await writePrices(
    tx,
    user,
    null,
    changed
      .filter(({ price, sellingPrice }) => price !== sellingPrice)
      .map(({ id, name, sellingPrice, price }) => ({
        product: id,
        name,
        before: sellingPrice,
        after: price,
      })),
  );
}

/** Locks the parts sorted by id, like every other code that locks several parts. */
async function lockParts(tx: Tx, purchaseId: string, ids: readonly string[]): Promise<PricedPart[]> {
  const { rows } = await sql<PricedPart>`
    with held as materialized (
      select p.id, p.name, p.selling_price from products p
      where p.id = any (${ids}::uuid[])
        and exists (select from purchase_items i where i.purchase_id = ${purchaseId} and i.product_id = p.id)
      order by p.id for no key update
    )
    select held.*, t.cost from held join stock_totals t on t.product_id = held.id`.execute(tx);
  return rows;
}
