import {
  adenDayBounds,
  can,
  parseSort,
  type Page,
  type QuotationRow,
  type QuotationsFilter,
  type QuotationsQuery,
  type QuotationStatus,
  type Subject,
} from '@turoos/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';
import { presentQuotation, selectQuotations, trueStatus } from './quotations.queries';

const sortColumns = {
  createdAt: 'quotations.createdAt',
  number: 'quotations.number',
  grandTotal: 'quotations.grandTotal',
  validUntil: 'quotations.validUntil',
} as const;

const groups: Readonly<Record<'open' | 'won', readonly QuotationStatus[]>> = {
  open: ['draft', 'sent'],
  won: ['partly', 'accepted'],
};

/** The text that a reader finds quotations by: the phone only if the reader may see customers. */
const searched = (reader: Subject) =>
  can(reader, 'customers:read')
    ? sql<string>`concat_ws(' ', quotations.search_text, turoos_fold(coalesce(customers.name, '')))`
    : sql<string>`concat_ws(' ', turoos_fold(concat_ws(' ', coalesce(customers.name, quotations.name),
        quotations.make, quotations.model)), turoos_code(quotations.number), turoos_code(quotations.vin))`;

/** Adds the conditions of a filter. */
export function whereFound<O>(
  query: SelectQueryBuilder<DB, 'quotations', O>,
  reader: Subject,
  { q, status, customer, seller, startDate, endDate }: QuotationsFilter,
): SelectQueryBuilder<DB, 'quotations', O> {
  let found = query;
  if (status)
    found = found.where(trueStatus, 'in', status === 'open' || status === 'won' ? groups[status] : [status]);
  if (customer) found = found.where('quotations.customerId', '=', customer);
  if (seller) found = found.where('quotations.userId', '=', seller);
  if (startDate) found = found.where('quotations.createdAt', '>=', adenDayBounds(startDate).from);
  if (endDate) found = found.where('quotations.createdAt', '<', adenDayBounds(endDate).until);
  if (q) found = found.where(containsWordsOrCode(searched(reader), q));
  return found;
}

function sorted(db: Db, reader: Subject, query: QuotationsQuery) {
  const { field, direction } = parseSort(query.sort);
  return whereFound(selectQuotations(db), reader, query)
    .orderBy(sortColumns[field], direction)
    .orderBy('quotations.id', direction);
}

export async function listQuotations(
  db: Db,
  reader: Subject,
  query: QuotationsQuery,
): Promise<Page<QuotationRow>> {
  const { rows, ...page } = await readPage(db, sorted(db, reader, query), query);
  return { ...page, rows: rows.map((row) => presentQuotation(reader, row)) };
}

/** Streams the rows of a list, for its file. */
export async function* eachQuotation(
  db: Db,
  reader: Subject,
  query: QuotationsQuery,
): AsyncIterable<QuotationRow> {
  for await (const row of sorted(db, reader, query).stream(200)) yield presentQuotation(reader, row);
}
