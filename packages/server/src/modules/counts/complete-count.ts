import { quantityText, roundQuantity, type Unit } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { createAdjustment } from '../adjustments';
import { unitOf } from '../units';
import { takeStep } from '../workflow';
import { keepSummary } from './count-summary';
import { counts } from './counts.kind';
import { adjustmentFor } from './counts.rules';

interface Difference {
  productId: string;
  unit: Unit;
  counted: number;
  system: number;
  there: number;
}

/** Completes a count: creates a pending adjustment for each difference; uncounted lines change nothing. */
export const completeCount = (tx: Tx, user: Actor, id: string): Promise<void> =>
  takeStep(tx, user, counts, id, 'complete', {
    effect: async ({ warehouseId, countNumber }) => {
      for (const line of await lockDifferences(tx, id, warehouseId)) {
        const adjustment = adjustmentFor(line);
        if (adjustment)
          await createAdjustment(tx, user, {
            ...adjustment,
            item: line.productId,
            warehouse: warehouseId,
            reason: 'inventory_count',
            referenceNumber: countNumber,
            notes: noteOn(line),
            countId: id,
          });
      }
      await keepSummary(tx, id);
      return { completedAt: new Date() };
    },
  });

/** Returns the lines that differ with their current stock; locks those parts until the transaction ends. */
async function lockDifferences(tx: Tx, countId: string, warehouseId: string): Promise<Difference[]> {
  await sql`
    select from stock_totals where product_id in (
      select product_id from inventory_count_items
      where count_id = ${countId} and counted_quantity <> system_quantity)
    order by product_id for update`.execute(tx);
  const { rows } = await sql<Difference>`
    select i.product_id, ${unitOf(sql`i.product_id`)} as unit, i.counted_quantity as counted, i.system_quantity as system, coalesce(s.quantity, 0) as there
    from inventory_count_items i
      left join stock s on s.product_id = i.product_id and s.warehouse_id = ${warehouseId}
    where i.count_id = ${countId} and i.counted_quantity <> i.system_quantity
    order by i.position`.execute(tx);
  return rows;
}

function noteOn({ unit, counted, system, there }: Difference): string {
  const found = `وُجد ${quantityText(counted, unit)} والمسجل ${quantityText(system, unit)}`;
  const moved = roundQuantity(there - system);
  if (moved === 0) return found;
  return `${found}، وتحرك المخزون بعد العد بمقدار ${moved > 0 ? '+' : ''}${quantityText(moved, unit)}`;
}
