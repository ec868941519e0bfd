import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { dice } from '../../samples/numbers';
import { StartupError } from '../../system/startup-error';
import { momentOf, tradingDays } from '../trade/calendar';
import { readNumbers } from '../trade/document-numbers';
import { newId } from '../trade/new-id';
import { column, inPieces, moment } from '../trade/write-in-pieces';

/** Decides the properties of each purchase, in the temporary tables purchase and purchase_line. */
export async function drawPurchases(tx: Tx, count: number): Promise<void> {
  await drawNumbers(tx, count);
  await drawLines(tx);
  await drawMoney(tx);
  await sql`analyze purchase, purchase_line`.execute(tx);
}

/** Draws the dates, spread over the year like sales, and the numbers. */
async function drawNumbers(tx: Tx, count: number): Promise<void> {
  const roll = dice(50);
  const numbers = await readNumbers(tx, 'PURCHASE');
  const moments = tradingDays(count, Date.now()).flatMap((day) =>
    Array.from({ length: day.sales }, () => momentOf(day, roll)).toSorted((a, b) => a - b),
  );
  const drawn = moments.map((at, n) => ({ n, at, id: newId(at), number: numbers.next(at) }));
  await sql`create temporary table drawn_purchase (n int, id uuid, number text, at timestamptz) on commit drop`.execute(
    tx,
  );
  await inPieces(drawn, (some) =>
    sql`
      insert into drawn_purchase select * from unnest(
        ${column(some, ({ n }) => n)}::int[], ${column(some, ({ id }) => id)}::uuid[],
        ${column(some, ({ number }) => number)}::text[],
        ${column(some, ({ at }) => moment(at))}::timestamptz[])`.execute(tx),
  );
  await numbers.save();
}

/**
 * Draws one to eight parts per purchase, the best sellers most often. They are bought at their current cost,
 * so that it stays unchanged; parts with batches are excluded.
 */
async function drawLines(tx: Tx): Promise<void> {
  await sql`
    create temporary table ware on commit drop as
    select row_number() over (order by p.popularity desc, p.id) - 1 as place, p.id as product_id, p.name,
      p.part_number, p.main_warehouse_id as warehouse_id, t.cost
    from products p join stock_totals t on t.product_id = p.id
    where p.is_active and p.main_warehouse_id is not null and t.cost >= 1
      and not exists (select from stock_batches b where b.product_id = p.id and b.quantity > 0)`.execute(tx);
  const { rows } = await sql<{ parts: number }>`select count(*) as parts from ware`.execute(tx);
  const parts = rows[0]?.parts;
  if (!parts) throw new StartupError('There are no parts to buy.', 'Generate --parts first.');
  await sql`
    create temporary table purchase_line on commit drop as
    select n, b.id as purchase_id, position, product_id, name, part_number, warehouse_id, cost, quantity,
      round(cost)::bigint as unit_cost, round(cost)::bigint * quantity as total
    from drawn_purchase b
    cross join lateral (select (hashint8extended(n, 41) & 1048575) / 1048576.0::float as chance) as drawn
    cross join lateral generate_series(1, 1 + (hashint8extended(n, 42) & 7)::int) as position
    cross join lateral (select 1 + (hashint8extended(n * 8 + position, 43) & 15)::int as quantity) as counted
    join ware w on w.place = (floor(chance * chance * ${parts}::int)::int + position) % ${parts}::int`.execute(
    tx,
  );
}

/**
 * Draws the payments: most purchases are paid at once, some in part, the others not yet; a few of the newest
 * are not received yet, or only their first line is.
 */
async function drawMoney(tx: Tx): Promise<void> {
  await sql`
    create temporary table purchase on commit drop as
    select b.*, seller.id as supplier_id, goods, status, owed, owed * share / 100 as paid,
      case when b.n % 3 = 0 then 'bank_transfer' else 'cash' end as method
    from drawn_purchase b
    join (
      select n, sum(total)::bigint as goods, (sum(total) filter (where position = 1))::bigint as first, count(*) as lines
      from purchase_line group by 1
    ) as lines using (n)
    cross join lateral (
      select (array[100, 100, 100, 100, 100, 60, 30, 0])[1 + (hashint8extended(b.n, 44) & 7)] as share,
        case when b.at <= now() - interval '15 days' or b.n % 4 > 0 then 'completed'
          when b.n % 8 = 0 and lines > 1 then 'partly_received' else 'pending' end as status
    ) as drawn
    cross join lateral (
      select case status when 'completed' then goods when 'partly_received' then first else 0 end as owed
    ) as arrived
    join seller on seller.place = (hashint8extended(b.n, 45) & 1048575) % (select count(*) from seller)`.execute(
    tx,
  );
}
