import {
  askedPartTexts,
  can,
  must,
  notFound,
  parseSort,
  roundQuantity,
  shownTimes,
  worth,
  type AskedPart,
  type AskedPartsQuery,
  type AskedPartsSummary,
  type Page,
  type Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';

type StoredTime = Omit<AskedPart['recent'][number], 'askedAt'> & { askedAt: string };
type StoredPart = Omit<NonNullable<AskedPart['part']>, 'free'> & { reserved: number };

/** A time as the API shows it, without the one who asked for readers who may not see customers. */
export const timeFields = (reader: Subject) => sql`
  '_id', last.id, 'askedAt', last.created_at, 'by', last.user_name, 'quantity', last.quantity, 'note', last.note,
  'make', last.make, 'model', last.model, 'year', last.year, 'vin', last.vin, 'status', last.status,
  'name', case when ${can(reader, 'customers:read')} then last.name else '' end,
  'customer', case when c.id is not null and ${can(reader, 'customers:read')}
    then json_build_object('_id', c.id, 'name', c.name) end`;

/** The shop's part: the one that was said to be meant, else one with that number. */
export const meantPart = sql<string | null>`coalesce(asked_parts.product_id,
  (select id from products where part_code = asked_parts.key limit 1),
  (select id from products where barcode <> '' and turoos_code(barcode) = asked_parts.key limit 1))`;

const countOf = (status: string) => sql<number>`(
  select count(*)::int from asked_part_times t where t.asked_part_id = asked_parts.id and t.status = ${sql.lit(status)})`;

const askedParts = (db: Db, reader: Subject) =>
  db.selectFrom('askedParts').select([
    'askedParts.id',
    'askedParts.asked',
    'askedParts.times',
    'askedParts.quantity',
    'askedParts.lastAskedAt',
    'askedParts.status',
    countOf('waiting').as('waiting'),
    countOf('arrived').as('arrived'),
    sql<StoredTime[]>`(
      select coalesce(json_agg(json_build_object(${timeFields(reader)}) order by last.id desc), '[]')
      from (select * from asked_part_times where asked_part_id = asked_parts.id
        order by id desc limit ${sql.lit(shownTimes)}) as last
      left join customers c on c.id = last.customer_id)`.as('recent'),
    sql<StoredPart | null>`(
      select json_build_object('_id', p.id, 'name', p.name, 'partNumber', p.part_number, 'quantity', t.quantity,
        'sellingPrice', p.selling_price,
        'unit', json_build_object('code', u.code, 'name', u.name, 'decimals', u.decimals),
        'reserved', (select coalesce(sum(r.quantity - r.taken), 0) from reservations r
          where r.product_id = p.id and r.status = 'active' and r.until > now()))
      from products p join stock_totals t on t.product_id = p.id join units u on u.code = p.unit
      where p.id = ${meantPart})`.as('part'),
  ]);
type Row = Awaited<ReturnType<ReturnType<typeof askedParts>['executeTakeFirstOrThrow']>>;

const present = ({ id, recent, part, ...row }: Omit<Row, 'pageSnapshot'>): AskedPart => {
  const { reserved = 0, ...known } = part ?? {};
  return {
    _id: id,
    asked: row.asked,
    times: row.times,
    quantity: row.quantity,
    lastAskedAt: row.lastAskedAt,
    status: row.status,
    waiting: row.waiting,
    arrived: row.arrived,
    recent: recent.map(({ askedAt, ...time }) => ({ ...time, askedAt: new Date(askedAt) })),
    part: part && {
      ...(known as StoredPart),
      free: Math.max(0, roundQuantity(part.quantity - reserved)),
    },
    value: part && worth(row.quantity, part.sellingPrice),
  };
};

const sortColumns = {
  times: sql`asked_parts.times`,
  quantity: sql`asked_parts.quantity`,
  value: sql`asked_parts.quantity * coalesce((select selling_price from products p where p.id = asked_parts.product_id), 0)`,
  lastAskedAt: sql`asked_parts.last_asked_at`,
} as const;

/** The text a reader finds a part by: its words, the part, the cars, and those who asked if the reader may see them. */
const searched = (
  reader: Subject,
) => sql<string>`concat_ws(' ', turoos_fold(asked_parts.asked), asked_parts.key,
  (select concat_ws(' ', turoos_fold(p.name), p.part_code) from products p where p.id = asked_parts.product_id),
  (select string_agg(turoos_fold(concat_ws(' ', t.make, t.model, t.year, t.vin
      ${can(reader, 'customers:read') ? sql`, c.name, t.name, t.phone` : sql``})), ' ')
    from asked_part_times t left join customers c on c.id = t.customer_id where t.asked_part_id = asked_parts.id))`;

function found(db: Db, reader: Subject, { q, status, customer, product, make, sort }: AskedPartsQuery) {
  const { field, direction } = parseSort(sort);
  const hasTime = (condition: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select from asked_part_times t where t.asked_part_id = asked_parts.id and ${condition})`;
  let query = askedParts(db, reader);
  if (status) query = query.where('askedParts.status', '=', status);
  if (product) query = query.where('askedParts.productId', '=', product);
  if (customer)
    query = query.where(
      can(reader, 'customers:read') ? hasTime(sql`t.customer_id = ${customer}`) : sql<boolean>`false`,
    );
  if (make) query = query.where(hasTime(sql`turoos_fold(t.make) = turoos_fold(${make})`));
  if (q) query = query.where(containsWordsOrCode(searched(reader), q));
  return query.orderBy(sortColumns[field], direction).orderBy('askedParts.id', direction);
}

export async function listAskedParts(
  db: Db,
  reader: Subject,
  query: AskedPartsQuery,
): Promise<Page<AskedPart> & { summary: AskedPartsSummary }> {
  const { rows, ...page } = await readPage(db, found(db, reader, query), query);
  return { ...page, summary: await summarise(db), rows: rows.map(present) };
}

/** Streams the rows of a list, for its file. */
export async function* eachAskedPart(
  db: Db,
  reader: Subject,
  query: AskedPartsQuery,
): AsyncIterable<AskedPart> {
  for await (const row of found(db, reader, query).stream(200)) yield present(row);
}

async function summarise(db: Db): Promise<AskedPartsSummary> {
  const { rows } = await sql<AskedPartsSummary>`
    select count(*) filter (where status = 'open')::int as open,
      count(*) filter (where status = 'ordered')::int as ordered,
      (select count(distinct t.asked_part_id)::int from asked_part_times t where t.status = 'arrived') as arrived,
      (select count(*)::int from asked_part_times t where t.status = 'arrived') as to_tell
    from asked_parts where status in ('open', 'ordered')`.execute(db);
  return must(rows[0]);
}

export async function readAskedPart(db: Db, reader: Subject, id: string): Promise<AskedPart> {
  const row = await askedParts(db, reader).where('askedParts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(askedPartTexts.notFound);
  return present(row);
}
