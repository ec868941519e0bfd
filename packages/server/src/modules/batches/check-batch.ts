import {
  conflict,
  ltr,
  notFound,
  productTexts,
  quantityText,
  roundQuantity,
  ruleBroken,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { assertFits, unitOf } from '../units';

interface BatchFacts {
  id: string | null;
  productId: string;
  warehouseId: string;
  batchNumber: string;
  quantity: number;
}

/**
 * Locks the rows that every stock change locks first, so that neither stock nor batches of the parts change.
 */
export async function lockParts(tx: Tx, productIds: string[]): Promise<void> {
  const locked = await tx
    .selectFrom('stockTotals')
    .select('productId')
    .where('productId', 'in', productIds)
    .orderBy('productId')
    .forUpdate()
    .execute();
  if (productIds.some((id) => !locked.some(({ productId }) => productId === id)))
    throw notFound(productTexts.notFound);
}

/**
 * Throws when the batch number exists already for the part in the warehouse, or when all its batches together
 * exceed its stock there. The part must be locked.
 */
export async function checkBatch(tx: Tx, batch: BatchFacts): Promise<void> {
  const warehouse = await tx
    .selectFrom('warehouses')
    .select('name')
    .where('id', '=', batch.warehouseId)
    .executeTakeFirst();
  if (!warehouse) throw notFound('المستودع غير موجود');
  const part = await readPart(tx, batch.productId);
  assertFits(batch.quantity, part);
  await checkNumber(tx, batch);

  const { available, others } = await stockThere(tx, batch);
  const batched = roundQuantity(others + batch.quantity);
  if (batched <= available) return;
  throw ruleBroken(
    `مجموع دفعات المخزون يصبح ${quantityText(batched, part.unit)} والمتوفر من القطعة في ${warehouse.name} هو ${quantityText(available, part.unit)}`,
    {
      batched,
      available,
    },
  );
}

const readPart = (tx: Tx, id: string) =>
  tx
    .selectFrom('products')
    .select(['id', 'name', unitOf(sql`products.id`).as('unit')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const besides = (tx: Tx, { id, productId, warehouseId }: BatchFacts) =>
  tx
    .selectFrom('stockBatches')
    .where('productId', '=', productId)
    .where('warehouseId', '=', warehouseId)
    .$if(id !== null, (query) => query.where('id', '<>', id));

async function checkNumber(tx: Tx, batch: BatchFacts): Promise<void> {
  const twin = await besides(tx, batch)
    .select(['batchNumber', 'quantity'])
    .where(sql`turoos_code(batch_number)`, '=', sql`turoos_code(${batch.batchNumber})`)
    .executeTakeFirst();
  if (!twin) return;
  const state = twin.quantity > 0 ? 'موجودة' : 'موجودة وقد نفدت كميتها';
  throw conflict(`دفعة المخزون ${ltr(twin.batchNumber)} ${state} لهذه القطعة في هذا المستودع`);
}

async function stockThere(tx: Tx, batch: BatchFacts): Promise<{ available: number; others: number }> {
  const stock = await tx
    .selectFrom('stock')
    .select('quantity')
    .where('productId', '=', batch.productId)
    .where('warehouseId', '=', batch.warehouseId)
    .executeTakeFirst();
  const { others } = await besides(tx, batch)
    .select((e) => e.fn.coalesce(e.fn.sum<number>('quantity'), sql<number>`0`).as('others'))
    .executeTakeFirstOrThrow();
  return { available: stock?.quantity ?? 0, others };
}
