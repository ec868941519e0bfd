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

/** What a document names must be there, and stay there until the document is written; so much of it can be. */
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

/** Says early what moving the stock would say later: it is checked again when the goods really leave. */
export async function assertAvailable(tx: Tx, place: Place, requested: number): Promise<void> {
  const product = await findPlace(tx, place, requested);
  const available = await quantityThere(tx, place);
  if (requested > available) throw shortage(product, requested, available);
}

/** Nobody moves the part's stock until the transaction ends. */
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
