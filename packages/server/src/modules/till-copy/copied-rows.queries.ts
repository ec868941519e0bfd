import { customerRows, partRows, type CopiedCustomer, type CopiedPart } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/connect';

/** Rows between two marks. */
const rowsAtOnce = 500;

/** Where a page begins: behind an id, among all rows or among those that changed since a moment. */
export interface PageOf {
  since: number | null;
  after: string | null;
}

/** A page of rows as they are sent. */
export interface CopiedPage {
  rows: unknown[][];
  /** The id that the page ends with. */
  last: string | undefined;
  isLast: boolean;
}

const lowest = '00000000-0000-0000-0000-000000000000';

/** Returns the lowest id that a record of that moment can have: ids begin with their milliseconds. */
const firstIdAt = (moment: number): string => {
  const hex = moment.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

/** Selects the ids of a page before their records are joined: the planner would read all records to find few. */
const pageOf = (ids: RawBuilder<unknown>, after: string | null) => sql`(
  select id from ${ids} where id > ${after ?? lowest}::uuid order by id limit ${sql.lit(rowsAtOnce)}) as page`;

/** A part changes with its record and with its stock, and its stock with a movement only. */
const changedParts = (since: number) => sql`(
  select id from part_changes where at >= ${new Date(since)}
  union select product_id from stock_movements where id >= ${firstIdAt(since)}::uuid) as changed`;

/** A customer changes with the record and with the balance, and the balance with an entry of the ledger only. */
const changedCustomers = (since: number) => sql`(
  select id from customers where updated_at >= ${new Date(since)}
  union select customer_id from customer_transactions where id >= ${firstIdAt(since)}::uuid) as changed`;

export async function readCopiedParts(db: Db, { since, after }: PageOf): Promise<CopiedPage> {
  const ids = since === null ? sql`products` : changedParts(since);
  const { rows } = await sql<Found<CopiedPart>>`
    select page.id, p.name, p.part_number, p.search_text, p.barcode, p.code, p.supplier_part_number, p.brand,
      p.type = 'used' as is_used, p.selling_price as price, p.wholesale_price,
      (select coalesce(json_agg(json_build_array(one -> 'tier', one -> 'price')), '[]')
        from jsonb_array_elements(p.tier_prices) as one) as tier_prices,
      (select coalesce(json_agg(json_build_array(one -> 'from', one -> 'price')), '[]')
        from jsonb_array_elements(p.price_breaks) as one) as price_breaks, p.unit, p.popularity, p.replaced_by_id as replaced_by,
      (select w.id from warehouses w where w.id = p.main_warehouse_id) as warehouse, p.shelf, coalesce(t.min_level, 0) as min_level, p.is_active,
      array(select n.code from product_numbers n where n.product_id = p.id order by n.kind, n.number) as numbers,
      coalesce((select json_agg(json_build_array(s.warehouse_id, s.quantity) order by s.warehouse_id)
        from stock s where s.product_id = p.id and s.quantity <> 0), '[]') as stock,
      p.id is not null as exists
    from ${pageOf(ids, after)} left join products p on p.id = page.id left join stock_totals t on t.product_id = p.id
    order by page.id`.execute(db);
  return copied(rows, partRows.toRow);
}

export async function readCopiedCustomers(db: Db, { since, after }: PageOf): Promise<CopiedPage> {
  const ids = since === null ? sql`customers` : changedCustomers(since);
  const { rows } = await sql<Found<CopiedCustomer>>`
    select page.id, c.name, c.customer_code as code, c.phone, c.balance, c.credit_limit, c.price_tier_id as price_tier,
      c.is_blocked, c.is_active,
      c.id is not null as exists
    from ${pageOf(ids, after)} left join customers c on c.id = page.id order by page.id`.execute(db);
  return copied(rows, customerRows.toRow);
}

/** A row of a page; what changed may be deleted since. */
type Found<T> = T & { exists: boolean };

const copied = <T extends { id: string }>(
  rows: readonly Found<T>[],
  toRow: (row: T) => unknown[],
): CopiedPage => ({
  rows: rows.filter(({ exists }) => exists).map(toRow),
  last: rows.at(-1)?.id,
  isLast: rows.length < rowsAtOnce,
});

/** Returns the ids of deleted parts and customers; undefined if there are none. */
export async function readGone(db: Db, since: number): Promise<{ p: string[]; c: string[] } | undefined> {
  const rows = await db
    .selectFrom('copyGone')
    .select(['kind', 'id'])
    .where('at', '>=', new Date(since))
    .execute();
  const idsOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return rows.length > 0 ? { p: idsOf('part'), c: idsOf('customer') } : undefined;
}
