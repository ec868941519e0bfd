import { sql } from 'kysely';
import type { Db } from './connect';

/** Longer than any cached answer lives and any write takes. */
const recent = sql`interval '15 minutes'`;
const most = 50;

/**
 * Returns the ids of the user's recent audit entries. An entry is committed with its change, so a server
 * or replica that has the entry has the change too.
 */
export async function ownTraces(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from audit_log where user_id = ${userId} and at > now() - ${recent}
    order by at desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasTraces(db: Db, traces: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from audit_log where id = any(${traces}::uuid[])`.execute(db);
  return rows[0]?.found === traces.length;
}

/** Remembers the last seen audit entries per user. */
export function noticedWrites() {
  const noticed = new Map<string, readonly string[]>();
  return {
    /** Whether the user has audit entries that were not there the last time. */
    hasNew(userId: string, traces: readonly string[]): boolean {
      const known = noticed.get(userId) ?? [];
      noticed.set(userId, traces);
      return traces.some((trace) => !known.includes(trace));
    },
  };
}
