import {
  conflict,
  must,
  notFound,
  productTexts,
  quantityText,
  roundQuantity,
  type MoveReason,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postJournal } from '../accounting';
import { assertFits, unitOf } from '../units';
import { moveStock } from './move-stock';

export interface QuantityInput {
  quantity: number;
  operation: 'set' | 'add' | 'subtract';
  warehouse?: string | undefined;
  note?: string | undefined;
}

/** Corrects the stock of a part, in one warehouse or over all of them. */
export async function setQuantity(
  tx: Tx,
  user: Actor,
  productId: string,
  { quantity, operation, warehouse, note }: QuantityInput,
): Promise<void> {
  // locks before reading, because the difference must be computed from the current quantity
  const part = await tx
    .selectFrom('stockTotals')
    .innerJoin('products', 'products.id', 'stockTotals.productId')
    .select(['products.id', 'name', 'partNumber', 'quantity', unitOf(sql`products.id`).as('unit')])
    .where('productId', '=', productId)
    .forUpdate('stockTotals')
    .executeTakeFirst();
  if (!part) throw notFound(productTexts.notFound);
  assertFits(quantity, part);
  const before = warehouse ? await quantityIn(tx, productId, warehouse) : await quantityOf(tx, user, part);
  const difference = { set: quantity - before, add: quantity, subtract: -quantity }[operation];
  const after = roundQuantity(before + difference);
  if (after < 0)
    throw conflict(
      `لا يمكن إنقاص ${quantityText(quantity, part.unit)}، المتوفر ${quantityText(before, part.unit)} فقط`,
      {
        requested: quantity,
        available: before,
      },
    );
  const reason: MoveReason = ({ set: 'correction', add: 'increase', subtract: 'decrease' } as const)[
    operation
  ];
  const line = { productId, quantity: roundQuantity(difference), warehouseId: warehouse };
  await moveStock(tx, { reason, lines: [line], userId: user.id, within: user.warehouses, note });
  await recordChange(tx, user, {
    action: 'stock.correct',
    entity: 'products',
    entityId: productId,
    before: { quantity: before },
    after: { quantity: after, warehouse, note },
  });
  await postJournal(tx, {
    kind: 'stockCorrection',
    figures: {},
    source: { type: 'product', id: productId, number: part.partNumber },
    note,
    userId: user.id,
  });
}

/** Returns what lies in all warehouses that the user sees. */
async function quantityOf(
  tx: Tx,
  { warehouses }: Actor,
  { id, quantity }: { id: string; quantity: number },
): Promise<number> {
  if (!warehouses) return quantity;
  const { rows } = await sql<{ quantity: number }>`
    select coalesce(sum(quantity), 0) as quantity from stock
    where product_id = ${id} and warehouse_id = any (${warehouses}::uuid[])`.execute(tx);
  return must(rows[0]).quantity;
}

async function quantityIn(tx: Tx, productId: string, warehouseId: string): Promise<number> {
  const row = await tx
    .selectFrom('warehouses')
    .leftJoin('stock', (join) =>
      join.onRef('stock.warehouseId', '=', 'warehouses.id').on('stock.productId', '=', productId),
    )
    .select('stock.quantity')
    .where('warehouses.id', '=', warehouseId)
    .executeTakeFirst();
  if (!row) throw notFound('المستودع غير موجود');
  return row.quantity ?? 0;
}
