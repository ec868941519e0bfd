import type { InventoryInsights } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Source } from '../../kernel/reads';
import { readDeadStock } from './dead-stock.queries';
import { readStockFigures, type StockFigures } from './stock-figures.queries';

/** Where the sections come from. Several need the same walk through the stock; it is made once for all. */
export interface OwnerSources {
  db: Db;
  stock(): Promise<StockFigures>;
  deadStock(): Promise<InventoryInsights['deadStock']>;
}

export const ownerSources = ({ db, cached }: Source): OwnerSources => ({
  db,
  stock: () => cached('owner stock', () => readStockFigures(db)),
  deadStock: () => cached('owner dead stock', () => readDeadStock(db)),
});
