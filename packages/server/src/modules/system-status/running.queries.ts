import { sql } from 'kysely';
import type { Db } from '../../db/connect';

export interface FailedJob {
  name: string;
  failedAt: Date;
}

/** Returns the jobs whose last run failed; each run is tried three times before it counts as failed. */
export async function readFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('jobs.job') is not null as exists`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<FailedJob>`
    select name, max(completed_on) filter (where state = 'failed') as failed_at
    from jobs.job where state in ('completed', 'failed') and name not like '\_\_pgboss%' group by name
    having max(completed_on) filter (where state = 'failed')
      > coalesce(max(completed_on) filter (where state = 'completed'), '-infinity')
    order by failed_at desc`.execute(db);
  return rows;
}

export interface DatabaseSize {
  bytes: number;
  growth: { bytes: number; days: number } | null;
}

/** Reads how large the database is, and compares it with the oldest day of the last thirty. */
export async function readDatabaseSize(db: Db): Promise<DatabaseSize> {
  const { rows } = await sql<{ bytes: number; before: number | null; days: number | null }>`
    select pg_database_size(current_database()) as bytes, s.bytes as before,
      (now() at time zone 'Asia/Aden')::date - s.day as days
    from (values (1)) one left join lateral (
      select day, bytes from database_sizes
      where day between (now() at time zone 'Asia/Aden')::date - 30 and (now() at time zone 'Asia/Aden')::date - 1
      order by day limit 1) s on true`.execute(db);
  const { bytes = 0, before = null, days = null } = rows[0] ?? {};
  return { bytes, growth: before === null || days === null ? null : { bytes: bytes - before, days } };
}

/** Notes the size of the day once, and forgets those of more than a year ago. */
export async function noteDatabaseSize(db: Db): Promise<void> {
  await sql`
    insert into database_sizes (day, bytes)
    values ((now() at time zone 'Asia/Aden')::date, pg_database_size(current_database()))
    on conflict do nothing`.execute(db);
  await sql`delete from database_sizes where day < (now() at time zone 'Asia/Aden')::date - 400`.execute(db);
}

export async function readDatabaseVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version.split(' ')[0] ?? '';
}
