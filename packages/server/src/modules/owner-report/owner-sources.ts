import type { InventoryInsights } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Source } from '../../kernel/reads';
import { readDeadStock } from './dead-stock.queries';
import { readStockFigures, type StockFigures } from './stock-figures.queries';

/** The data sources of the sections. Several sections share one scan of the stock, which runs once. */
export interface OwnerSources {
  db: Db;
  /** Whether these are the sources of one branch, of which nothing is known that all branches share. */
  isBranch: boolean;
  stock(): Promise<StockFigures>;
  deadStock(): Promise<InventoryInsights['deadStock']>;
}

export const ownerSources = ({ db, cached }: Source, isBranch: boolean): OwnerSources => ({
  db,
  isBranch,
  stock: () => cached('owner stock', () => readStockFigures(db)),
  deadStock: () => cached('owner dead stock', () => readDeadStock(db)),
});
