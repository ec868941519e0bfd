import { adenDay, type BranchComparison, type OwnerPeriod, type PeriodTotals } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { rialsSum } from '../../db/rials';
import { unitValue } from '../stock';
import { branchDayFigures, sumPeriod, type Period } from './day-figures';
import type { OwnerSources } from './owner-sources';
import { windowOf } from './window.rules';

const nothing: PeriodTotals = { sales: 0, rials: { rials: 0, unrated: 0 }, profit: 0, orders: 0 };

/** Puts all branches side by side; closed warehouses only if they sold something or still hold goods. */
export async function compareBranches(
  { db, stock }: Pick<OwnerSources, 'db' | 'stock'>,
  period: OwnerPeriod,
  today = adenDay(),
): Promise<BranchComparison> {
  const window = windowOf(period, today);
  const [sold, held, { cost: _, ...total }, { totalValue }] = await Promise.all([
    sumByWarehouse(db, window),
    readHeld(db),
    sumPeriod(db, window),
    stock(),
  ]);
  const branches = held
    .map(({ isActive, ...branch }) => ({
      isActive,
      branch: { ...branch, ...(sold.get(branch._id) ?? nothing) },
    }))
    .filter(({ isActive, branch }) => isActive || branch.orders > 0 || branch.stockValue !== 0)
    .map(({ branch }) => branch);
  return { branches, shared: sold.get(null) ?? null, total: { ...total, stockValue: totalValue } };
}

/**
 * Sums sales by the warehouse that all goods of an invoice came from, as the views of branches do, and those of several
 * under null. Profits are rounded by day, like those of the shop.
 */
async function sumByWarehouse(db: Db, period: Period): Promise<Map<string | null, PeriodTotals>> {
  const { rows } = await sql<PeriodTotals & { warehouse: string | null }>`
    select warehouse, sum(orders) as orders, sum(sales) as sales, sum(profit) as profit,
      ${rialsSum(sql`sum(rials)`, sql`sum(unrated)`)} as rials
    from (${branchDayFigures(period)}) d group by warehouse`.execute(db);
  return new Map(rows.map(({ warehouse, ...totals }) => [warehouse, totals]));
}

/** Reads what lies in each warehouse, at the average cost of the part in the whole shop. */
async function readHeld(db: Db) {
  type Held = Pick<BranchComparison['branches'][number], '_id' | 'name' | 'stockValue'> & {
    isActive: boolean;
  };
  const { rows } = await sql<Omit<Held, '_id'> & { id: string }>`
    select w.id, w.name, w.status = 'active' as is_active, coalesce(round(held.value), 0) as stock_value
    from warehouses w left join (
      select s.warehouse_id, sum(s.quantity * ${unitValue(sql`t.cost`, sql`p.selling_price`)}) as value
      from stock s join stock_totals t on t.product_id = s.product_id join products p on p.id = s.product_id
      group by 1
    ) held on held.warehouse_id = w.id
    order by w.name, w.id`.execute(db);
  return rows.map(({ id, ...branch }): Held => ({ _id: id, ...branch }));
}
