import { sql } from 'kysely';
import { bulkLoad } from '../db/bulk-load';
import type { Db } from '../db/connect';
import { transaction, type Tx } from '../db/transaction';
import { liftTimeLimits } from '../db/time-limits';
import { StartupError } from '../system/startup-error';
import { tidyUp } from './tidy-up';

const tables = ['stock_movements'];

/** Generates movements in and out by pairs, so that stock stays unchanged; the best sellers move most. */
export async function generateMovements(db: Db, count: number): Promise<void> {
  await transaction(db, async (tx) => {
    await liftTimeLimits(tx);
    const movers = await chooseMovers(tx);
    if (!movers) throw new StartupError('There is nothing in stock to move.', 'Generate --parts first.');
    await bulkLoad(tx, tables, count, () => writePairs(tx, Math.ceil(count / 2), movers));
  });
  await tidyUp(db, tables);
}

/** Selects up to a thousand best sellers in stock in their main warehouse, as the temporary table mover. */
async function chooseMovers(tx: Tx): Promise<number> {
  await sql`
    create temporary table mover on commit drop as
    select row_number() over (order by p.popularity desc, p.id desc) - 1 as place,
      s.product_id, s.warehouse_id, s.quantity, t.cost
    from products p
    join stock s on s.product_id = p.id and s.warehouse_id = p.main_warehouse_id
    join stock_totals t on t.product_id = p.id
    order by place limit 1000`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*) from mover`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Squares the random value, so that the first movers move many times as often as the last. */
async function writePairs(tx: Tx, pairs: number, movers: number): Promise<void> {
  await sql`
    insert into stock_movements (product_id, warehouse_id, quantity, quantity_after, unit_cost, cost_before,
      cost_after, reason)
    select m.product_id, m.warehouse_id, step.quantity, m.quantity + greatest(step.quantity, 0), m.cost, m.cost,
      m.cost, step.reason
    from generate_series(1, ${pairs}::int) as n
    cross join lateral (select (hashint8extended(n, 3) & 1048575) / 1048576.0::float as chance) as drawn
    join mover m on m.place = floor(chance * chance * ${movers}::int)
    cross join (values (1, 'increase'), (-1, 'decrease')) as step (quantity, reason)
    order by n, step.quantity desc`.execute(tx);
}
