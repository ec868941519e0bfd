import {
  adenDayBounds,
  entriesOf,
  fold,
  parseSort,
  paymentMethods,
  paymentStatus,
  type Page,
  type PickedRows,
  type Sale,
  type SalesFilter,
  type SalesQuery,
} from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { isAmong } from '../../db/is-among';
import { pageStatement, readPageOf, rememberPages } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { codePrefix, wordPatterns } from '../../db/search';
import { fromWholeSales, presentWholeSale, saleColumns, saleLines, takenFrom } from './sales.queries';

type SalesPage = SalesFilter & Pick<SalesQuery, 'page' | 'limit' | 'sort'>;

const salesPage = rememberPages((db, query: SalesPage) =>
  pageStatement(sortedSales(db, query).select([saleLines, takenFrom]), query),
);

export async function listSales(db: Db, query: SalesPage): Promise<Page<Sale>> {
  const { rows, ...page } = await readPageOf(db, salesPage(db, query));
  return { ...page, rows: rows.map(presentWholeSale) };
}

const sortColumns = {
  createdAt: 'sales.createdAt',
  grandTotal: 'sales.grandTotal',
  saleNumber: 'sales.saleNumber',
} as const;

export function sortedSales(db: Db, query: (SalesFilter & Pick<SalesQuery, 'sort'>) | PickedRows) {
  const { field, direction } = parseSort('ids' in query ? '-createdAt' : query.sort);
  return fromWholeSales(db)
    .select(saleColumns)
    .where((e) => ('ids' in query ? isAmong(e.ref('sales.id'), query) : e.and(salesConditions(e, query))))
    .orderBy(sortColumns[field], direction)
    .orderBy('sales.id', direction);
}

type Joined = ExpressionBuilder<DB, 'sales' | 'users'>;

/** Returns the SQL conditions of a filter. */
export function salesConditions(e: Joined, filter: SalesFilter): Expression<SqlBool>[] {
  const { startDate: from, endDate: to } = periodOf(filter);
  return [
    ...(filter.customer ? [e('sales.customerId', '=', filter.customer)] : []),
    ...(filter.status ? [e('sales.status', '=', filter.status)] : []),
    ...(from ? [e('sales.createdAt', '>=', adenDayBounds(from).from)] : []),
    ...(to ? [e('sales.createdAt', '<', adenDayBounds(to).until)] : []),
    ...paid(e, filter),
    ...(filter.q ? [found(e, filter.q)] : []),
  ];
}

/** Returns the period of a filter; a single day takes precedence over a range. */
export const periodOf = ({
  date,
  startDate,
  endDate,
}: SalesFilter): Pick<SalesFilter, 'startDate' | 'endDate'> => ({
  startDate: date ?? startDate,
  endDate: date ?? endDate,
});

/** Filters by payment; held invoices are excluded, because their payment is not decided yet. */
function paid(e: Joined, { paymentStatus: wanted, status }: SalesFilter): Expression<SqlBool>[] {
  if (!wanted) return [];
  if (wanted === 'open') return [e('sales.remaining', '>', 0)];
  if (wanted === 'settled')
    return [e('sales.status', 'in', ['completed', 'refunded']), e('sales.remaining', '=', 0)];
  return [
    e('sales.paymentStatus', '=', wanted),
    ...(status === 'pending' ? [] : [e('sales.status', '<>', 'pending')]),
  ];
}

/** Searches by customer, number or payment: the key or its Arabic label. */
function found(e: Joined, q: string): Expression<SqlBool> {
  const patterns = wordPatterns(q);
  const code = codePrefix(q);
  const statuses = named(
    q,
    entriesOf(paymentStatus).map(([key, { label }]) => [key, label]),
  );
  const methods = named(q, entriesOf(paymentMethods));
  return e.or([
    ...(patterns.length
      ? [e.and(patterns.map((pattern) => sql<SqlBool>`sales.search_text like ${pattern}`))]
      : []),
    ...(code && code.length > 3 ? [sql<SqlBool>`sales.search_text like ${`%${code}`}`] : []),
    ...(statuses.length ? [e('sales.paymentStatus', 'in', statuses)] : []),
    ...(methods.length ? [e('sales.paymentMethod', 'in', methods)] : []),
  ]);
}

/** Returns the keys that equal the typed text or whose label contains it. */
function named<K extends string>(typed: string, labels: readonly (readonly [K, string])[]): K[] {
  const wanted = fold(typed);
  if (wanted.length < 3) return [];
  return labels.filter(([key, label]) => key === wanted || fold(label).includes(wanted)).map(([key]) => key);
}
