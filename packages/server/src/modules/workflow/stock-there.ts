import { notFound, productTexts, warehouseTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { shortage } from '../stock';
import { assertFits, unitOf } from '../units';

/** One part in one warehouse. */
export interface Place {
  productId: string;
  warehouseId: string;
}

/**
 * Locks the part and the warehouse a document refers to until commit; throws when one is missing or the
 * quantity doesn't fit the unit.
 */
export async function findPlace(tx: Tx, { productId, warehouseId }: Place, quantity: number) {
  const product = await tx
    .selectFrom('products')
    .select(['id', 'name', 'partNumber', unitOf(sql`products.id`).as('unit')])
    .where('id', '=', productId)
    .forKeyShare()
    .executeTakeFirst();
  if (!product) throw notFound(productTexts.notFound);
  const warehouse = await tx
    .selectFrom('warehouses')
    .select('name')
    .where('id', '=', warehouseId)
    .forKeyShare()
    .executeTakeFirst();
  if (!warehouse) throw notFound(warehouseTexts.notFound);
  assertFits(quantity, product);
  return product;
}

/** Throws early when the stock is too low; moving the stock checks again when the goods leave. */
export async function assertAvailable(tx: Tx, place: Place, requested: number): Promise<void> {
  const product = await findPlace(tx, place, requested);
  const available = await quantityThere(tx, place);
  if (requested > available) throw shortage(product, requested, available);
}

/** Locks the part's stock until commit and returns the quantity in the warehouse. */
export async function lockQuantityThere(tx: Tx, place: Place): Promise<number> {
  await tx
    .selectFrom('stockTotals')
    .select('productId')
    .where('productId', '=', place.productId)
    .forUpdate()
    .execute();
  return quantityThere(tx, place);
}

async function quantityThere(tx: Tx, { productId, warehouseId }: Place): Promise<number> {
  const stock = await tx
    .selectFrom('stock')
    .select('quantity')
    .where('productId', '=', productId)
    .where('warehouseId', '=', warehouseId)
    .executeTakeFirst();
  return stock?.quantity ?? 0;
}
