import { parseSort, type CustomersQuery } from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';

export function conditions(
  e: ExpressionBuilder<DB, 'customers'>,
  { q, status, balance, isBlocked }: Pick<CustomersQuery, 'q' | 'status' | 'balance' | 'isBlocked'>,
): Expression<SqlBool>[] {
  return [
    ...(q ? [containsWordsOrCode(sql.ref('search_text'), q)] : []),
    ...(status === 'active' ? [e('isActive', '=', true), e('isBlocked', '=', false)] : []),
    ...(status === 'blocked' ? [e('isBlocked', '=', true)] : []),
    ...(balance ? [e('balance', balanceSigns[balance], 0)] : []),
    ...(isBlocked === undefined ? [] : [e('isBlocked', '=', isBlocked)]),
  ];
}

const balanceSigns = { credit: '>', zero: '=', debt: '<' } as const;

const sortColumns = {
  name: sql`turoos_fold(name)`,
  createdAt: sql`created_at`,
  balance: sql`balance`,
  loyaltyPoints: sql`loyalty_points`,
} as const;

export function sorting(sort: CustomersQuery['sort']) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field], direction };
}
