import { sql } from 'kysely';
import type { Db } from './connect';

/** Beyond any answer that is kept, and beyond the longest write. */
const lately = sql`interval '15 minutes'`;
const most = 50;

/**
 * The traces in the audit log of what a user changed lately. A trace is written with the change it tells of, so
 * whoever sees the one sees the other: on every server, and on a replica as soon as the change is there.
 */
export async function ownTraces(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_log where user_id = ${userId} and at > now() - ${lately}
    order by at desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasTraces(db: Db, traces: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from audit_log where id = any(${traces}::uuid[])`.execute(db);
  return rows[0]?.found === traces.length;
}

/** Remembers of each user which changes have been taken note of. */
export function noticedWrites() {
  const noticed = new Map<string, readonly string[]>();
  return {
    /** Whether there are some that were not there the last time. */
    areNews(userId: string, traces: readonly string[]): boolean {
      const known = noticed.get(userId) ?? [];
      noticed.set(userId, traces);
      return traces.some((trace) => !known.includes(trace));
    },
  };
}
