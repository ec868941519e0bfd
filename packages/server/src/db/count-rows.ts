import { hash } from 'node:crypto';
import { must } from '@turoos/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from './connect';
import type { DB } from './schema';

/** Counts are exact up to this number; beyond it the planner's estimate is good enough for paging. */
const countedExactly = 10_000;
/**
 * Milliseconds for which a total is kept: an estimate whatever is written meanwhile, and an exact one until the
 * next write, because its conditions may depend on the time.
 */
const keptFor = 5000;
/** Bounds the memory of kept totals; the oldest are dropped first. */
const mostKept = 1000;

interface Total {
  rows: number;
  /** The snapshot in which the rows were counted; undefined for an estimate, which holds in any. */
  snapshot: string | undefined;
  until: number;
}

/**
 * Names the transactions whose changes a statement sees. Statements with the same name see the same rows, so
 * that a count is exact until the name changes, which it does with the first write of any server. Only a primary
 * gives such names: a standby leaves out which transactions are in progress.
 */
export const snapshotName = sql<string>`(select pg_current_snapshot()::text)`;

const kept = new WeakMap<Db, Map<string, Total>>();

/** A query for one number per row, by which its rows are counted, and the name under which the total is kept. */
export interface Countable {
  bare: SelectQueryBuilder<DB, never, { one: number }>;
  question?: string;
}

export const countable = <TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Countable => ({
  bare: query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one')) as unknown as Countable['bare'],
});

function questionOf(bare: Countable['bare']): string {
  const { sql: text, parameters } = bare.compile();
  return hash('sha1', `${text} ${JSON.stringify(parameters)}`);
}

/**
 * Counts the rows of a query, unless they are known for the snapshot passed in. Left joins on unique keys cost
 * nothing here: PostgreSQL leaves them out when no condition uses them.
 */
export async function countRows(db: Db, all: Countable, snapshot: string | undefined): Promise<number> {
  const { bare } = all;
  // the changes of an open transaction itself are not in the name of its snapshot
  if (db.isTransaction) return (await count(db, bare)).rows;
  const question = (all.question ??= questionOf(bare));
  const totals = kept.get(db) ?? new Map<string, Total>();
  kept.set(db, totals);
  const known = totals.get(question);
  if (known && snapshot && performance.now() < known.until && (known.snapshot ?? snapshot) === snapshot)
    return known.rows;

  const total = await count(db, bare);
  totals.delete(question);
  totals.set(question, total);
  if (totals.size > mostKept) totals.delete(must(totals.keys().next().value));
  return total.rows;
}

async function count(db: Db, bare: Countable['bare']): Promise<Total> {
  const first = bare.limit(sql.lit(countedExactly + 1));
  const { rows } = await sql<{ counted: number; snapshot: string }>`
    select count(*) as counted, ${snapshotName} as snapshot from (${first}) as rows`.execute(db);
  const { counted, snapshot } = must(rows[0]);
  if (counted <= countedExactly) return { rows: counted, snapshot, until: performance.now() + keptFor };
  const estimate = Math.max(counted, await estimateRows(db, bare));
  return { rows: estimate, snapshot: undefined, until: performance.now() + keptFor };
}

async function estimateRows(db: Db, query: Countable['bare']): Promise<number> {
  const { rows } = await sql<{ queryPlan: [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${query}`.execute(db);
  const plan = rows[0] && (Object.values(rows[0])[0] as [{ Plan: { 'Plan Rows': number } }]);
  return plan?.[0].Plan['Plan Rows'] ?? 0;
}
