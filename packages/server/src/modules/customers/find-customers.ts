import { fold, foldCode, parseSort, type CustomersQuery } from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { wordPatterns } from '../../db/search';

type Customers = ExpressionBuilder<DB, 'customers'>;

export function conditions(
  e: Customers,
  { q, status, balance, isBlocked }: Pick<CustomersQuery, 'q' | 'status' | 'balance' | 'isBlocked'>,
): Expression<SqlBool>[] {
  return [
    ...(q ? [matches(e, q)] : []),
    ...(status === 'active' ? [e('isActive', '=', true), e('isBlocked', '=', false)] : []),
    ...(status === 'blocked' ? [e('isBlocked', '=', true)] : []),
    ...(balance ? [e('balance', balanceSigns[balance], 0)] : []),
    ...(isBlocked === undefined ? [] : [e('isBlocked', '=', isBlocked)]),
  ];
}

const balanceSigns = { credit: '>', zero: '=', debt: '<' } as const;

/** Every word occurs in the name, e-mail, code or phone; or all of it is one phone or code, typed with spaces. */
function matches(e: Customers, typed: string): Expression<SqlBool> {
  const words = fold(typed).split(' ').slice(0, 8);
  const patterns = words.map((word) => [...new Set([word, foldCode(word)].flatMap(wordPatterns))]);
  const each = patterns
    .filter((some) => some.length > 0)
    .map((some) => e.or(some.map((like) => e('searchText', 'like', like))));
  if (each.length === 0) return sql<SqlBool>`false`;
  const whole = words.length > 1 && /\d/.test(typed) ? wordPatterns(foldCode(typed)) : [];
  return e.or([e.and(each), ...whole.map((like) => e('searchText', 'like', like))]);
}

const sortColumns = {
  name: sql`turoos_fold(name)`,
  createdAt: sql`created_at`,
  balance: sql`balance`,
  loyaltyPoints: sql`loyalty_points`,
} as const;

export function sorting(sort: string) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field as keyof typeof sortColumns], direction };
}
