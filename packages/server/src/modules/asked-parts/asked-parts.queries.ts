import {
  askedPartTexts,
  can,
  notFound,
  parseSort,
  shownTimes,
  type AskedPart,
  type AskedPartsQuery,
  type Page,
  type Subject,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import { containsWordsOrCode } from '../../db/search';

interface StoredTime {
  askedAt: string;
  by: string;
  customer: { _id: string; name: string } | null;
  note: string;
}

/** Selects the parts with their last times; customers only for readers who may see them. */
const askedParts = (db: Db, reader: Subject) =>
  db.selectFrom('askedParts').select([
    'askedParts.id',
    'askedParts.asked',
    'askedParts.times',
    'askedParts.lastAskedAt',
    'askedParts.status',
    sql<StoredTime[]>`(
      select coalesce(json_agg(json_build_object('askedAt', last.created_at, 'by', last.user_name, 'note', last.note,
        'customer', case when c.id is not null and ${can(reader, 'customers:read')}
          then json_build_object('_id', c.id, 'name', c.name) end) order by last.id desc), '[]')
      from (select * from asked_part_times where asked_part_id = asked_parts.id
        order by id desc limit ${sql.lit(shownTimes)}) as last
      left join customers c on c.id = last.customer_id)`.as('recent'),
    sql<AskedPart['part']>`(
      select json_build_object('_id', p.id, 'name', p.name, 'partNumber', p.part_number, 'quantity', t.quantity)
      from (
        select id from products where part_code = asked_parts.key
        union all select id from products where barcode <> '' and turoos_code(barcode) = asked_parts.key
        limit 1) as known
      join products p using (id) join stock_totals t on t.product_id = p.id)`.as('part'),
  ]);
type Row = Awaited<ReturnType<ReturnType<typeof askedParts>['executeTakeFirstOrThrow']>>;

const present = ({ id, recent, ...row }: Omit<Row, 'pageSnapshot'>): AskedPart => ({
  _id: id,
  asked: row.asked,
  times: row.times,
  lastAskedAt: row.lastAskedAt,
  status: row.status,
  recent: recent.map(({ askedAt, ...time }) => ({ ...time, askedAt: new Date(askedAt) })),
  part: row.part,
});

const sortColumns = { times: 'askedParts.times', lastAskedAt: 'askedParts.lastAskedAt' } as const;

export async function listAskedParts(
  db: Db,
  reader: Subject,
  { q, status, sort, ...paging }: AskedPartsQuery,
): Promise<Page<AskedPart>> {
  const { field, direction } = parseSort(sort);
  const filtered = askedParts(db, reader)
    .$if(status !== undefined, (query) =>
      query.where('askedParts.status', '=', status as AskedPart['status']),
    )
    .$if(Boolean(q), (query) =>
      query.where(
        containsWordsOrCode(
          sql`concat_ws(' ', turoos_fold(asked_parts.asked), asked_parts.key)`,
          q as string,
        ),
      ),
    )
    .orderBy(sortColumns[field], direction)
    .orderBy('askedParts.id', direction);
  const { rows, ...page } = await readPage(db, filtered, paging);
  return { ...page, rows: rows.map(present) };
}

export async function readAskedPart(db: Db, reader: Subject, id: string): Promise<AskedPart> {
  const row = await askedParts(db, reader).where('askedParts.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(askedPartTexts.notFound);
  return present(row);
}
