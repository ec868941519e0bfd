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

/** The warehouse that sold most of the part since then, besides the one where it lies. */
const bestSeller = (since: string) => sql`(
  select o.warehouse_id, o.sold from part_places o join warehouses w on w.id = o.warehouse_id
  where o.product_id = s.product_id and o.warehouse_id <> s.warehouse_id and o.sold > 0
    and o.last_sold > ${since}::date and w.status = 'active'
  order by o.sold desc, o.warehouse_id limit 1)`;

/** Selects stock that was there before a day and has not been sold from its warehouse since, narrow, as `dead`. */
const deadStock = (since: string, { warehouse, ...filter }: DeadStockQuery): RawBuilder<unknown> => sql`
  dead as materialized (
    select s.product_id, s.warehouse_id, s.quantity, f.last_sold,
      round(s.quantity * ${unitValue(sql`t.cost`, sql`p.selling_price`)}) as value
    from stock s join part_places f on f.product_id = s.product_id and f.warehouse_id = s.warehouse_id
      join products p on p.id = s.product_id join stock_totals t on t.product_id = s.product_id
      left join part_demand d on d.product_id = s.product_id
    where s.quantity > 0 and f.first_in <= ${since}::date and (f.last_sold is null or f.last_sold <= ${since}::date)
      and (${warehouse ?? null}::uuid is null or s.warehouse_id = ${warehouse ?? null}::uuid) and ${partFilters(filter)}
  )`;

const sortColumns = {
  value: sql`s.value`,
  quantity: sql`s.quantity`,
  lastSold: sql`s.last_sold`,
  name: sql`turoos_fold(p.name)`,
} as const;

type Row = Omit<DeadPart, '_id'>;

/** Those never sold come first among the longest unsold. */
const ordered = ({ sort }: DeadStockQuery): RawBuilder<unknown> => {
  const { field, direction } = parseSort(sort);
  const nulls = field === 'lastSold' && direction === 'asc' ? sql`nulls first` : sql`nulls last`;
  return sql`${sortColumns[field]} ${sql.raw(direction)} ${nulls}, s.product_id, s.warehouse_id`;
};

export async function listDeadStock(
  db: Db,
  query: DeadStockQuery,
): Promise<Page<DeadPart> & { summary: DeadStockSummary }> {
  const { deadDays } = await readSetup(db);
  const since = addDays(adenDay(), -deadDays);
  const { page, limit } = query;
  const [{ rows }, summary] = await Promise.all([
    sql<Row>`
      with ${deadStock(since, query)}
      select s.product_id as product, p.version, p.name, p.part_number, ${unitOf(sql`s.product_id`)} as unit,
        json_build_object('_id', w.id, 'name', w.name) as warehouse, s.quantity, s.value, s.last_sold,
        ${unitValue(sql`t.cost`, sql`p.selling_price`)} as unit_cost, p.selling_price,
        (select coalesce(sum(o.sold), 0) from part_places o where o.product_id = s.product_id) as sold_in_year,
        (select json_build_object('_id', bw.id, 'name', bw.name, 'sold', best.sold, 'quantity', coalesce((
            select there.quantity from stock there
            where there.product_id = s.product_id and there.warehouse_id = bw.id), 0))
          from ${bestSeller(since)} as best join warehouses bw on bw.id = best.warehouse_id) as sells_in,
        coalesce(d.value_class, 'none') as value_class, coalesce(d.movement_class, 'none') as movement_class
      from dead s join products p on p.id = s.product_id join stock_totals t on t.product_id = s.product_id
        join warehouses w on w.id = s.warehouse_id left join part_demand d on d.product_id = s.product_id
      order by ${ordered(query)} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sumDeadStock(db, since, query),
  ]);
  return {
    rows: rows.map((row) => ({
      ...row,
      _id: `${row.product}-${row.warehouse._id}`,
      unitCost: wholeCents(row.unitCost),
    })),
    page,
    limit,
    total: summary.count,
    summary,
  };
}

async function sumDeadStock(db: Db, since: string, query: DeadStockQuery): Promise<DeadStockSummary> {
  const { rows } = await sql<DeadStockSummary>`
    with ${deadStock(since, query)}
    select count(*) as count, coalesce(sum(value), 0) as value,
      count(*) filter (where exists ${bestSeller(since)}) as elsewhere from dead s`.execute(db);
  return must(rows[0]);
}
