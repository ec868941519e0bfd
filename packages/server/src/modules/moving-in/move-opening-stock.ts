import type { Tx } from '../../db/transaction';
import { moveStock } from '../stock';
import type { StockLine } from './opening-lines.rules';
import type { Bringer } from './bringer';

export interface Opening {
  productId: string;
  stock: readonly StockLine[];
  unitCost: number | undefined;
}

/** Moves opening stock in; the caller posts it to the journal when all sheets have moved theirs. */
export async function moveOpeningStock(
  tx: Tx,
  { user, bringingId, fileName }: Bringer,
  openings: readonly Opening[],
): Promise<void> {
  await moveStock(tx, {
    reason: 'opening',
    lines: openings.flatMap(({ productId, stock, unitCost }) =>
      stock.map((line) => ({ productId, ...line, unitCost })),
    ),
    userId: user.id,
    within: user.warehouses,
    source: { type: 'bringing', id: bringingId },
    note: fileName,
  });
}
