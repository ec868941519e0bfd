import {
  adenDay,
  addDays,
  must,
  parseSort,
  wholeCents,
  type DeadPart,
  type DeadStockQuery,
  type DeadStockSummary,
  type Page,
} from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { unitValue } from '../stock';
import { unitOf } from '../units';
import { readSetup } from './ordering-setup';
import { partFilters } from './part-filters';

/** What warehouses sold since then; a warehouse where stock is dead is never among them. */
const sellers = (since: string) => sql`
  select o.product_id, o.warehouse_id, o.sold from part_places o join warehouses w on w.id = o.warehouse_id
  where o.sold > 0 and o.last_sold > ${since}::date and w.status = 'active'`;

/** Selects stock that was there before a day and has not been sold from its warehouse since, narrow, as `dead`. */
function deadStock(since: string, { warehouse, ...filter }: DeadStockQuery): RawBuilder<unknown> {
  const byClass = filter.valueClass !== undefined || filter.movementClass !== undefined;
  return sql`
    dead as materialized (
      select s.product_id, s.warehouse_id, s.quantity, f.last_sold,
        round(s.quantity * ${unitValue(sql`t.cost`, sql`p.selling_price`)}) as value
      from stock s join part_places f on f.product_id = s.product_id and f.warehouse_id = s.warehouse_id
        join products p on p.id = s.product_id join stock_totals t on t.product_id = s.product_id
        ${byClass ? sql`join part_demand d on d.product_id = s.product_id` : sql``}
      where s.quantity > 0 and f.first_in <= ${since}::date
        and (f.last_sold is null or f.last_sold <= ${since}::date)
        and (${warehouse ?? null}::uuid is null or s.warehouse_id = ${warehouse ?? null}::uuid)
        and ${partFilters(filter)}
    )`;
}

const sortColumns = {
  value: sql`s.value`,
  quantity: sql`s.quantity`,
  lastSold: sql`s.last_sold`,
} as const;

type Row = Omit<DeadPart, '_id'>;
/** The summary, with a row of the page or with none. */
type SummedRow = DeadStockSummary & { row: Row | null };

/** Those never sold come first among the longest unsold. */
const ordered = ({ sort }: DeadStockQuery): RawBuilder<unknown> => {
  const { field, direction } = parseSort(sort);
  const nulls = field === 'lastSold' && direction === 'asc' ? sql`nulls first` : sql`nulls last`;
  return sql`${sortColumns[field]} ${sql.raw(direction)} ${nulls}, s.product_id, s.warehouse_id`;
};

/** Lists a page with the sums over all of it, by one statement, because what is dead is looked for everywhere. */
export async function listDeadStock(
  db: Db,
  query: DeadStockQuery,
): Promise<Page<DeadPart> & { summary: DeadStockSummary }> {
  const { deadDays } = await readSetup(db);
  const since = addDays(adenDay(), -deadDays);
  const { page, limit } = query;
  const { rows } = await sql<SummedRow>`
    with ${deadStock(since, query)}, page as (
      select s.*, row_number() over (order by ${ordered(query)}) as place from dead s
      order by place limit ${limit} offset ${(page - 1) * limit}
    ), summed as (
      select count(*) as count, coalesce(sum(value), 0) as value,
        count(*) filter (where product_id in (select product_id from (${sellers(since)}) as sold)) as elsewhere
      from dead
    )
    select summed.*, case when s.product_id is not null then json_build_object(
      'product', s.product_id, 'version', p.version, 'name', p.name, 'partNumber', p.part_number,
      'unit', ${unitOf(sql`s.product_id`)}, 'warehouse', json_build_object('_id', w.id, 'name', w.name),
      'quantity', s.quantity, 'value', s.value, 'lastSold', s.last_sold,
      'unitCost', ${unitValue(sql`t.cost`, sql`p.selling_price`)}, 'sellingPrice', p.selling_price,
      'soldInYear', (select coalesce(sum(o.sold), 0) from part_places o where o.product_id = s.product_id),
      'sellsIn', (
        select json_build_object('_id', bw.id, 'name', bw.name, 'sold', best.sold, 'quantity', coalesce((
            select there.quantity from stock there
            where there.product_id = s.product_id and there.warehouse_id = bw.id), 0))
        from (${sellers(since)}) as best join warehouses bw on bw.id = best.warehouse_id
        where best.product_id = s.product_id order by best.sold desc, bw.id limit 1),
      'valueClass', coalesce(d.value_class, 'none'), 'movementClass', coalesce(d.movement_class, 'none')) end as row
    from summed left join page s on true left join products p on p.id = s.product_id
      left join stock_totals t on t.product_id = s.product_id left join warehouses w on w.id = s.warehouse_id
      left join part_demand d on d.product_id = s.product_id
    order by s.place`.execute(db);
  const { count, value, elsewhere } = must(rows[0]);
  return {
    rows: rows.flatMap(({ row }) => (row ? [present(row)] : [])),
    page,
    limit,
    total: count,
    summary: { count, value, elsewhere },
  };
}

const present = (row: Row): DeadPart => ({
  ...row,
  _id: `${row.product}-${row.warehouse._id}`,
  unitCost: wholeCents(row.unitCost),
});
