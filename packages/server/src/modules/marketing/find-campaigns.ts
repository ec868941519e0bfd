import { adenDayBounds, parseSort, type CampaignsQuery } from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../db/schema';
import { containsWordsOrCode } from '../../db/search';

export function conditions(
  e: ExpressionBuilder<DB, 'campaigns'>,
  { q, status, type, startDate, endDate }: CampaignsQuery,
): Expression<SqlBool>[] {
  return [
    ...(q ? [containsWordsOrCode(sql.ref('search_text'), q)] : []),
    ...(status ? [e('status', '=', status)] : []),
    ...(type ? [e('type', '=', type)] : []),
    ...(startDate ? [e('createdAt', '>=', adenDayBounds(startDate).from)] : []),
    ...(endDate ? [e('createdAt', '<', adenDayBounds(endDate).until)] : []),
  ];
}

const sortColumns = {
  createdAt: sql`created_at`,
  name: sql`turoos_fold(name)`,
  // without an end it ends after all others
  validTo: sql`coalesce(valid_to, 'infinity')`,
} as const;

export function sorting(sort: string) {
  const { field, direction } = parseSort(sort);
  return { column: sortColumns[field as keyof typeof sortColumns], direction };
}
