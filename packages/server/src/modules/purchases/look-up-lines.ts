import { conflict, purchaseTexts, type NewPurchaseItem } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { PurchaseLine } from './purchase.rules';

/** The lines handed in, with each part's name and number of today, for warehouses that take goods in. */
export async function lookUpLines(tx: Tx, items: readonly NewPurchaseItem[]): Promise<PurchaseLine[]> {
  if (items.length === 0) return [];
  await assertPlaces(tx, [...new Set(items.map(({ warehouse }) => warehouse))]);
  const ids = [...new Set(items.map(({ product }) => product))];
  const found = await tx
    .selectFrom('products')
    .select(['id', 'name', 'partNumber'])
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute();
  const parts = new Map(found.map((part) => [part.id, part]));
  return items.map(({ product, warehouse, quantity, unitCost }) => {
    const part = parts.get(product);
    if (!part) throw conflict(purchaseTexts.partMissing, { product });
    const { name, partNumber } = part;
    return { productId: product, name, partNumber, warehouseId: warehouse, quantity, unitCost };
  });
}

/** Whoever closes a warehouse waits until the goods are in it. */
export async function assertPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  const places = await tx
    .selectFrom('warehouses')
    .select(['name', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  if (places.length < ids.length) throw conflict(purchaseTexts.warehouseMissing);
  const closed = places.find(({ status }) => status === 'inactive');
  if (closed) throw conflict(purchaseTexts.warehouseClosed(closed.name));
}
