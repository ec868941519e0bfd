import type { InventoryInsights } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Source } from '../../kernel/reads';
import { readDeadStock } from './dead-stock.queries';
import { readStockFigures, type StockFigures } from './stock-figures.queries';

/** The data sources of the sections. Several sections share one scan of the stock, which runs once. */
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
