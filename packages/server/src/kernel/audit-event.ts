import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { jsonb } from '../db/jsonb';
import { transaction } from '../db/transaction';

/** Who is at the other end; nobody known before signing in. */
interface Visitor {
  id?: string;
  name?: string;
  ip: string;
  traceId: string;
}

interface Event {
  action: `${string}.${string}`;
  entity: string;
  entityId?: string | undefined;
  after?: object;
}

/** Writes down what was tried, refused or taken out: nothing changed, so it stands in no other transaction. */
export async function recordEvent(db: Db, who: Visitor, event: Event): Promise<void> {
  await db.insertInto('auditLog').values(rowOf(who, event)).execute();
}

/** The same, but once a minute from one and the same place: whoever goes on and on must not fill the disk. */
export const recordOnce = (db: Db, who: Visitor, event: Event): Promise<void> =>
  transaction(db, async (tx) => {
    const row = rowOf(who, event);
    const same = [row.userId ?? who.ip, row.action, row.entityId, JSON.stringify(event.after)].join(' ');
    await sql`select pg_advisory_xact_lock(hashtextextended(${same}, 0))`.execute(tx);
    const told = await tx
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
    if (!told) await tx.insertInto('auditLog').values(row).execute();
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
