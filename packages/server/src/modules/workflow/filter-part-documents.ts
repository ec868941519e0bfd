import { adenDayBounds } from '@turoos/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import { codePrefix, containsWords } from '../../db/search';

interface PartDocumentsQuery {
  q?: string | undefined;
  status?: string | undefined;
  type?: string | undefined;
  reason?: string | undefined;
  warehouse?: string | undefined;
  item?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/**
 * Returns the SQL conditions for documents about one part; the parts are joined as `products`. A search
 * matches words of the part, the documents' numbers and their notes together, or one number regardless of
 * spaces and dashes.
 */
export function partDocumentsFilter<Query extends PartDocumentsQuery>(
  table: 'stockAdjustments' | 'scrapReports',
  numbers: readonly string[],
): (query: Query) => Expression<SqlBool> {
  const column = (name: string) => sql.ref<string>(`${table}.${name}`);
  const searched = sql<string>`concat_ws(' ', products.search_text,
    turoos_fold(concat_ws(' ', ${sql.join([...numbers, 'notes'].map(column))})))`;

  const matchesSearch = (q: string) => {
    const code = codePrefix(q);
    const byNumber = code
      ? [
          sql`products.part_code like ${code}`,
          ...numbers.map((name) => sql`turoos_code(${column(name)}) like ${`%${code}`}`),
        ]
      : [];
    return sql<SqlBool>`(${sql.join([containsWords(searched, q), ...byNumber], sql` or `)})`;
  };

  return ({ q, status, type, reason, warehouse, item, startDate, endDate }) => {
    const equal = { status, type, reason, warehouseId: warehouse, productId: item };
    const conditions: Expression<unknown>[] = Object.entries(equal)
      .filter(([, value]) => value)
      .map(([name, value]) => sql`${column(name)} = ${value}`);
    if (startDate) conditions.push(sql`${column('createdAt')} >= ${adenDayBounds(startDate).from}`);
    if (endDate) conditions.push(sql`${column('createdAt')} < ${adenDayBounds(endDate).until}`);
    if (q) conditions.push(matchesSearch(q));
    return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  };
}
