import { conflict, ltr, notFound, productTexts, warehouseTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** One part in one warehouse. */
export interface Place {
  productId: string;
  warehouseId: string;
}

/** What a document names must be there, and stay there until the document is written. */
export async function findPlace(tx: Tx, { productId, warehouseId }: Place) {
  const product = await tx
    .selectFrom('products')
    .select(['name', 'partNumber'])
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
  return { product, warehouse };
}

/** Says early what moving the stock would say later: it is checked again when the goods really leave. */
export async function assertAvailable(tx: Tx, place: Place, requested: number): Promise<void> {
  const { product } = await findPlace(tx, place);
  const available = await quantityThere(tx, place);
  if (requested > available)
    throw conflict(
      `الكمية المطلوبة من ${product.name} (${ltr(product.partNumber)}) هي ${requested} والمتوفر ${available}`,
      { product: place.productId, partNumber: product.partNumber, requested, available },
    );
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
