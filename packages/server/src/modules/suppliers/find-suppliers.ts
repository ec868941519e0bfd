import { parseSort, type SuppliersQuery } from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';

export const conditions = (
  e: ExpressionBuilder<DB, 'suppliers'>,
  { q, status, city }: Pick<SuppliersQuery, 'q' | 'status' | 'city'>,
): Expression<SqlBool>[] => [
  ...(q ? [containsWordsOrCode(sql.ref('suppliers.search_text'), q)] : []),
  ...(status ? [e('isActive', '=', status === 'active')] : []),
  ...(city ? [sql<SqlBool>`turoos_fold(suppliers.city) = turoos_fold(${city})`] : []),
];

const sortColumns = {
  name: sql`turoos_fold(suppliers.name)`,
  createdAt: sql`suppliers.created_at`,
  balance: sql`suppliers.balance`,
} as const;

export function sorting(sort: string) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field as keyof typeof sortColumns], direction };
}
