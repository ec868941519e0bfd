import type { MoveReason } from '@turoos/contract';
import type { Db } from '../src/db/connect';
import { transaction } from '../src/db/transaction';
import { postJournal } from '../src/modules/accounting';
import { moveStock, type StockLine } from '../src/modules/stock';

let made = 0;

/** Creates an empty warehouse. */
export async function aWarehouse(db: Db, name = `مستودع ${++made}`): Promise<string> {
  const { id } = await db
    .insertInto('warehouses')
    .values({ name, code: `W${++made}`, location: 'تعز' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface PartInput {
  name?: string;
  partNumber?: string;
  sellingPrice?: number;
  cost?: number;
  minLevel?: number;
  /** The unit's code; defaults to a unit that takes fractions. */
  unit?: string;
  mainWarehouseId?: string;
  /** Quantities by warehouse, at the part's cost. */
  stock?: Record<string, number>;
}

/** Moves stock outside of any document. */
export const correctStock = (db: Db, lines: readonly StockLine[], reason: MoveReason = 'correction') =>
  transaction(db, async (tx) => {
    const moved = await moveStock(tx, { reason, lines, userId: null, within: undefined });
    await postJournal(tx, { kind: 'stockCorrection', figures: {}, userId: null });
    return moved;
  });

/** Creates a part with stock. */
export async function aPart(db: Db, input: PartInput = {}): Promise<string> {
  const {
    name = 'فلتر زيت',
    partNumber = `PN-${++made}-${crypto.randomUUID().slice(0, 8)}`,
    stock = {},
  } = input;
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('products')
      .values({
        name,
        partNumber,
        sellingPrice: input.sellingPrice ?? 1500,
        unit: input.unit ?? 'measure',
        mainWarehouseId: input.mainWarehouseId ?? Object.keys(stock)[0] ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('stockTotals')
      .values({ productId: id, cost: input.cost ?? 1000, minLevel: input.minLevel ?? 5 })
      .execute();
    const lines = Object.entries(stock).map(([warehouseId, quantity]) => ({
      productId: id,
      warehouseId,
      quantity,
    }));
    await moveStock(tx, { reason: 'opening', lines, userId: null, within: undefined });
    await postJournal(tx, { kind: 'openingStock', figures: {}, userId: null });
    return id;
  });
}
