import { must, overStockFactor } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { keptHere, unitValue } from '../stock';

export interface StockFigures {
  totalProducts: number;
  outOfStock: number;
  lowStock: number;
  overStock: number;
  normal: number;
  /** Number of parts in stock whose price is below their cost. */
  belowCost: number;
  /** Cents, of all stock in all warehouses, active parts or not. */
  totalValue: number;
  totalQuantity: number;
}

/** Reads all stock figures in one scan. A part without a maximum and a minimum is never overstocked. */
export async function readStockFigures(db: Db): Promise<StockFigures> {
  const { rows } = await sql<StockFigures>`
    select count(*) filter (where p.is_active) as total_products,
      count(*) filter (where p.is_active and t.level = 'out_of_stock') as out_of_stock,
      count(*) filter (where p.is_active and t.level = 'low_stock') as low_stock,
      count(*) filter (where p.is_active and t.level = 'in_stock' and t.quantity > most.level) as over_stock,
      count(*) filter (where p.is_active and t.level = 'in_stock' and t.quantity > most.level is not true) as normal,
      count(*) filter (where p.is_active and t.quantity > 0 and p.selling_price > 0 and t.cost > p.selling_price)
        as below_cost,
      coalesce(round(sum(t.quantity * ${unitValue(sql`t.cost`, sql`p.selling_price`)})), 0) as total_value,
      coalesce(sum(t.quantity), 0) as total_quantity
    from stock_totals t join products p on p.id = t.product_id
    cross join lateral (
      select coalesce(nullif(p.max_level, 0), nullif(t.min_level, 0) * ${sql.lit(overStockFactor)}) as level
    ) most
    where ${keptHere(sql`p.id`)}`.execute(db);
  return must(rows[0]);
}
