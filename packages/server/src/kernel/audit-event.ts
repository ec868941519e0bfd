import type { AuditAction } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { jsonb } from '../db/jsonb';
import { transaction } from '../db/transaction';

/** The client of a request; without id and name before signing in. */
interface Visitor {
  id?: string;
  name?: string;
  ip: string;
  traceId: string;
}

interface Event {
  action: AuditAction;
  entity: string;
  entityId?: string | undefined;
  after?: Record<string, unknown>;
}

/**
 * Writes an audit entry for an attempt, a denial or an export. No data changes, so it needs no other
 * transaction.
 */
export async function recordEvent(db: Db, who: Visitor, event: Event): Promise<void> {
  await db.insertInto('auditLog').values(rowOf(who, event)).execute();
}

/**
 * Like recordEvent, but at most once a minute per client and event, so that repeated attempts cannot fill the
 * disk.
 */
export const recordOnce = (db: Db, who: Visitor, event: Event): Promise<void> =>
  transaction(db, async (tx) => {
    const row = rowOf(who, event);
    const same = [row.userId ?? who.ip, row.action, row.entityId, JSON.stringify(event.after)].join(' ');
    await sql`select pg_advisory_xact_lock(hashtextextended(${same}, 0))`.execute(tx);
    const recorded = await tx
      .selectFrom('auditLog')
      .select('id')
      .where('at', '>', sql<Date>`now() - interval '1 minute'`)
      .where('action', '=', row.action)
      .where('userId', 'is not distinct from', row.userId)
      .where('entityId', 'is not distinct from', row.entityId)
      .where('ip', '=', who.ip)
      .where(sql<boolean>`after is not distinct from ${row.after}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    if (!recorded) await tx.insertInto('auditLog').values(row).execute();
  });

const rowOf = (who: Visitor, { action, entity, entityId, after }: Event) => ({
  userId: who.id ?? null,
  userName: who.name ?? 'غير معروف',
  action,
  entity,
  entityId: entityId ?? null,
  after: after ? jsonb(after) : null,
  ip: who.ip,
  traceId: who.traceId,
});
