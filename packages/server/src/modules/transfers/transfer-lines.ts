import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { unitOf } from '../units';
import { assertAvailable } from '../workflow';
import type { WantedLine } from './transfers.rules';

export const readLines = (tx: Tx, transferId: string) =>
  tx
    .selectFrom('transferItems')
    .innerJoin('products', 'products.id', 'transferItems.productId')
    .select(['position', 'productId', 'quantity', 'unitCost', 'products.name as productName'])
    .select(unitOf(sql`products.id`).as('unit'))
    .where('transferId', '=', transferId)
    .orderBy('position')
    .execute();

interface Leaving {
  productId: string;
  quantity: number;
}

export async function assertAllAvailable(
  tx: Tx,
  warehouseId: string,
  lines: readonly Leaving[],
): Promise<void> {
  for (const { productId, quantity } of lines)
    await assertAvailable(tx, { productId, warehouseId }, quantity);
}

/** Replaces the transfer's lines, at the parts' current costs. */
export async function writeLines(
  tx: Tx,
  transferId: string,
  lines: readonly Required<WantedLine>[],
  isRequest = false,
): Promise<void> {
  const costs = await tx
    .selectFrom('stockTotals')
    .select(['productId', 'cost'])
    .where(
      'productId',
      'in',
      lines.map(({ item }) => item),
    )
    .execute();
  const costOf = new Map(costs.map(({ productId, cost }) => [productId, cost]));
  await tx.deleteFrom('transferItems').where('transferId', '=', transferId).execute();
  await tx
    .insertInto('transferItems')
    .values(
      lines.map(({ item, quantity, notes }, position) => ({
        transferId,
        position,
        productId: item,
        quantity,
        asked: isRequest ? quantity : null,
        notes,
        unitCost: costOf.get(item) ?? 0,
      })),
    )
    .execute();
}
