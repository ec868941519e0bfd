import type { InventoryInsights } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Services } from '../../http/services';
import { keepAnswer } from '../../live/kept-answers';
import { readDeadStock } from './dead-stock.queries';
import { readStockFigures, type StockFigures } from './stock-figures.queries';

/** Where the sections come from. Several need the same walk through the stock; it is made once for all. */
export interface OwnerSources {
  db: Db;
  stock(): Promise<StockFigures>;
  deadStock(): Promise<InventoryInsights['deadStock']>;
}

export const ownerSources = ({ reads, live }: Pick<Services, 'reads' | 'live'>): OwnerSources => ({
  db: reads,
  stock: () => keepAnswer(live, 'owner stock', () => readStockFigures(reads)),
  deadStock: () => keepAnswer(live, 'owner dead stock', () => readDeadStock(reads)),
});
