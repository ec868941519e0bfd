import { must, type BroughtSums } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { StockPlan } from './plan-stock';
import type { Bringer } from './bringer';
import { moveOpeningStock } from './move-opening-stock';

export async function bringStock(tx: Tx, bringer: Bringer, { items, sums }: StockPlan): Promise<BroughtSums> {
  await moveOpeningStock(
    tx,
    bringer,
    items.map(({ productId, stock, unitCost }) => ({ productId: must(productId), stock, unitCost })),
  );
  return sums;
}
