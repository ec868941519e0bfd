import { must } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/**
 * Milliseconds. A transaction takes its time from the clock a moment before other connections see that it runs.
 */
const margin = 1000;

/** Connections whose long transactions only read. */
const readers = ['turoos export', 'turoos reports', 'turoos backup'];

export interface Horizon {
  /** Now, in milliseconds since 1970. */
  now: number;
  /**
   * Whatever bears an earlier time is visible to every statement from now on: times are those at which transactions
   * begin, and all that run now began later.
   */
  settled: number;
  /** The restore that the data come from. */
  origin: string | null;
}

/** Must be read before the rows: a transaction that ends while both are read would be in neither. */
export async function readHorizon(db: Db): Promise<Horizon> {
  const { rows } = await sql<Horizon>`
    select floor(extract(epoch from now()) * 1000)::float8 as now,
      floor(extract(epoch from least(now(), min(xact_start))) * 1000)::float8 - ${margin} as settled,
      (select id from public.backup_restores order by at desc, id limit 1) as origin
    from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and application_name <> all (${readers}::text[])`.execute(db);
  return must(rows[0]);
}
