import type { Page } from '@turoos/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from './connect';
import type { DB } from './schema';

/**
 * Counts are exact up to this number; beyond it the planner's estimate is good enough for paging, and free.
 */
const countedExactly = 10_000;

type Query<TB extends keyof DB, O> = SelectQueryBuilder<DB, TB, O>;

/** Reads one page of a filtered and sorted query, with the total number of rows. */
export async function readPage<TB extends keyof DB, O>(
  db: Db,
  query: Query<TB, O>,
  { page, limit }: { page: number; limit: number },
): Promise<Page<O>> {
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const reached = (page - 1) * limit + rows.length;
  const isLast = rows.length > 0 && rows.length < limit;
  return { rows, page, limit, total: isLast ? reached : await countRows(db, query) };
}

async function countRows<TB extends keyof DB, O>(db: Db, query: Query<TB, O>): Promise<number> {
  const bare = query
    .clearSelect()
    .clearOrderBy()
    .clearLimit()
    .clearOffset()
    .select(sql<number>`1`.as('one'));
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${bare.limit(countedExactly + 1)}) as counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count <= countedExactly ? count : Math.max(count, await estimateRows(db, bare));
}

async function estimateRows<TB extends keyof DB, O>(db: Db, query: Query<TB, O>): Promise<number> {
  const { rows } = await sql<{ queryPlan: [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${query}`.execute(db);
  const plan = rows[0] && (Object.values(rows[0])[0] as [{ Plan: { 'Plan Rows': number } }]);
  return plan?.[0].Plan['Plan Rows'] ?? 0;
}
