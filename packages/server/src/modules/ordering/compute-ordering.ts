import {
  adenDay,
  addDays,
  demandOf,
  movementClassOf,
  orderLevels,
  valueClassOf,
  type PartHistory,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import { liftTimeLimits } from '../../db/time-limits';
import { gatherFigures, lengthOf, windowNames } from './gather-figures';
import { readSetup, type StoredSetup } from './ordering-setup';
import { readPartFigures, type PartFigures } from './part-figures.queries';

/** Computes the demand for all parts anew; false if another server is doing it. */
export const computeOrdering = (db: Db): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('turoos ordering')) as free`.execute(tx);
    if (!rows[0]?.free) return false;
    await writeDemand(tx);
    return true;
  });

export async function writeDemand(tx: Tx, today = adenDay()): Promise<void> {
  await liftTimeLimits(tx);
  const setup = await readSetup(tx);
  await gatherFigures(tx, today);
  await sql`delete from part_demand`.execute(tx);
  let revenueBefore = 0;
  for await (const parts of readPartFigures(tx, today)) {
    const rows = parts.map((part) => {
      const row = demandRow(part, setup, revenueBefore);
      revenueBefore += part.revenue;
      return row;
    });
    await sql`
      insert into part_demand
      select * from jsonb_populate_recordset(null::part_demand, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
  }
  await writePlaces(tx, today);
  await sql`update ordering_setup set computed_at = clock_timestamp()`.execute(tx);
}

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

function historyOf(part: PartFigures): PartHistory {
  const windows = Object.fromEntries(
    windowNames.map((name) => [
      name,
      {
        sold: part[`sold${capital(name)}`],
        stocked: Math.max(0, lengthOf(name) - (part[`out${capital(name)}`] ?? 0)),
      },
    ]),
  ) as Pick<PartHistory, (typeof windowNames)[number]>;
  return { ...windows, saleDays: part.saleDays, asked: part.asked };
}

/** Returns the row of a part, by the names of its columns. */
function demandRow(part: PartFigures, setup: StoredSetup, revenueBefore: number) {
  const history = historyOf(part);
  const demand = demandOf(history);
  const days = { lead: part.leadDays ?? setup.leadDays, safety: setup.safetyDays, cover: setup.coverDays };
  const levels = part.isOrdered ? orderLevels(demand, history, days, part) : { reorderAt: 0, target: 0 };
  return {
    product_id: part.productId,
    supplier_id: part.supplierId,
    last_cost: part.lastCost,
    last_bought: part.lastBought,
    cheapest_supplier_id: part.cheapestSupplierId,
    cheapest_cost: part.cheapestCost,
    unit_cost: part.unitCost,
    lead_days: days.lead,
    receipts: part.receipts,
    history,
    usual: demand.usual,
    seasonal: demand.seasonal,
    per_day: demand.perDay,
    trend: demand.trend,
    reorder_at: levels.reorderAt,
    target: levels.target,
    value_class: valueClassOf(part.revenue, part.allRevenue > 0 ? revenueBefore / part.allRevenue : 0),
    movement_class: movementClassOf(part.saleDays),
    last_sold: part.lastSold,
  };
}

/** Sums what each warehouse sold of each part. What came back wholly, by a refund or a cancellation, was not sold. */
async function writePlaces(tx: Tx, today: string): Promise<void> {
  await sql`delete from part_places`.execute(tx);
  await sql`
    insert into part_places (product_id, warehouse_id, first_in, last_sold, sold)
    with undone as (
      select source_id, product_id, warehouse_id from stock_movements
      where source_id in (select source_id from stock_movements where reason in ('sale.refund', 'sale.cancel'))
      group by 1, 2, 3 having sum(quantity) >= 0
    )
    select product_id, warehouse_id, (min(at) filter (where quantity > 0) at time zone 'Asia/Aden')::date,
      (max(at) filter (where reason = 'sale' and u.source_id is null) at time zone 'Asia/Aden')::date,
      greatest(0, coalesce(-sum(quantity) filter (where reason in ('sale', 'sale.refund', 'sale.cancel')
        and (at at time zone 'Asia/Aden')::date > ${addDays(today, -365)}::date), 0))
    from stock_movements m left join undone u using (source_id, product_id, warehouse_id) group by 1, 2`.execute(
    tx,
  );
}
