import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { backToPlaces, moveStock, type ReturnedLine } from '../stock';
import type { LockedSale } from './lock-sale';

/** Puts goods back into the warehouses they left from, at the cost they left with. */
export async function restock(
  tx: Tx,
  user: Actor,
  sale: LockedSale,
  reason: 'sale.refund' | 'sale.cancel',
  back: readonly (ReturnedLine & { cost: number })[],
): Promise<void> {
  if (back.length === 0) return;
  const places = await tx
    .selectFrom('stockMovements')
    .select(({ fn }) => ['productId', 'warehouseId', fn.sum<number>('quantity').as('net')])
    .where('sourceId', '=', sale.id)
    .groupBy(['productId', 'warehouseId'])
    .having(({ fn }) => fn.sum('quantity'), '<', 0)
    .orderBy('warehouseId')
    .execute();
  const costs = new Map(back.map(({ productId, cost }) => [productId, cost]));
  const lines = backToPlaces(
    back,
    places.map(({ net, ...place }) => ({ ...place, quantity: -net })),
  );
  await moveStock(tx, {
    reason,
    lines: lines.map((line) => ({ ...line, unitCost: costs.get(line.productId) })),
    userId: user.id,
    within: user.warehouses,
    source: { type: 'sale', id: sale.id, number: sale.saleNumber ?? undefined },
  });
}
