import { addDays, adenDayBounds, demandDays } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** The part of the past that is looked at: a year, and the days before it that tell the season. */
const lookedAt = 365 + demandDays.before;
const { recent, middle } = demandDays;

/** The windows of the history as days ago, both ends included. */
const windows = {
  recent: [0, recent - 1],
  middle: [recent, recent + middle - 1],
  far: [recent + middle, 364],
  ahead: [366 - demandDays.ahead, 365],
  before: [366, lookedAt],
} as const;
export const windowNames = ['recent', 'middle', 'far', 'ahead', 'before'] as const;
type WindowName = (typeof windowNames)[number];

const column = (what: 'sold' | 'out', name: WindowName) => sql.ref(`${what}_${name}`);

/**
 * Writes what is summed over sales and movements into temporary tables, each of which is read from end to end once:
 * `sold_parts` with what was sold in each window, and `absent_parts` with the days of each window without stock.
 */
export async function gatherFigures(tx: Tx, today: string): Promise<void> {
  const first = addDays(today, -lookedAt);
  const { from: since } = adenDayBounds(first);
  await sumSales(tx, today, since);
  await sumAbsences(tx, today, first, since);
}

async function sumSales(tx: Tx, today: string, since: Date): Promise<void> {
  const sums = windowNames.map((name) => {
    const [latest, earliest] = windows[name];
    return sql`coalesce(sum(sold) filter (where day between ${addDays(today, -earliest)}::date
      and ${addDays(today, -latest)}::date), 0) as ${column('sold', name)}`;
  });
  const year = sql`filter (where day > ${addDays(today, -365)}::date)`;
  await sql`
    create temporary table sold_parts on commit drop as
    select product_id, ${sql.join(sums)}, count(*) ${year} as sale_days,
      coalesce(sum(revenue) ${year}, 0) as revenue, max(day) as last_sold
    from (
      select i.product_id, (i.at at time zone 'Asia/Aden')::date as day, sum(i.quantity - i.returned) as sold,
        sum(round(i.price * (i.quantity - i.returned))) as revenue
      from sale_items i
      where i.at >= ${since} and i.returned < i.quantity and not exists (
        select from sales s where s.id = i.sale_id and s.status in ('cancelled', 'pending'))
      group by 1, 2
    ) as days group by 1`.execute(tx);
  await sql`analyze sold_parts`.execute(tx);
}

/**
 * The stock at the end of a past day is today's less what moved since. A part was absent between two days on which it
 * moved if nothing was left on the earlier one.
 */
async function sumAbsences(tx: Tx, today: string, first: string, since: Date): Promise<void> {
  const sums = windowNames.map((name) => {
    const [latest, earliest] = windows[name];
    return sql`coalesce(sum(greatest(0, least(until, ${addDays(today, 1 - latest)}::date)
      - greatest(since, ${addDays(today, -earliest)}::date))), 0)::int as ${column('out', name)}`;
  });
  await sql`
    create temporary table absent_parts on commit drop as
    with moved as (
      select product_id, (at at time zone 'Asia/Aden')::date as day, sum(quantity) as quantity
      from stock_movements where at >= ${since} group by 1, 2
    ), levels as (
      select product_id, day, m.quantity as moved, t.quantity - coalesce(sum(m.quantity) over later, 0) as left_over,
        lead(day) over (partition by product_id order by day) as next_day,
        row_number() over (partition by product_id order by day) as n
      from moved m join stock_totals t using (product_id)
      window later as (partition by product_id order by day desc rows between unbounded preceding and 1 preceding)
    ), gaps as (
      select product_id, day + 1 as since, coalesce(next_day, ${addDays(today, 1)}::date) as until
      from levels where left_over <= 0
      union all select product_id, ${first}::date, day from levels where n = 1 and left_over - moved <= 0
      union all select product_id, ${first}::date, ${addDays(today, 1)}::date from stock_totals t
      where t.quantity <= 0 and not exists (select from moved where moved.product_id = t.product_id)
    )
    select product_id, ${sql.join(sums)} from gaps group by 1`.execute(tx);
  await sql`analyze absent_parts`.execute(tx);
}

/** Days of a window. */
export const lengthOf = (name: WindowName): number => windows[name][1] - windows[name][0] + 1;

/** Selects the temporary tables' sums of each window under plain names. */
export const windowColumns = sql.join(
  windowNames.flatMap((name) => [
    sql`coalesce(s.${column('sold', name)}, 0) as ${column('sold', name)}`,
    sql`coalesce(a.${column('out', name)}, 0) as ${column('out', name)}`,
  ]),
);
