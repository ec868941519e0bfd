import type { AuditAction, AuditEntity, Endpoint } from '@turoos/contract';
import { sql } from 'kysely';
import { statement } from '../db/statement';
import { sendWithoutWaiting, type Tx } from '../db/transaction';
import type { Actor } from './actor';
import { comingNumberInJson, tokenOf } from './coming-number';
import { toldTopic } from './told-topics';

interface Change {
  /** entity.verb: 'user.create', 'sale.refund'. */
  action: AuditAction;
  entity: AuditEntity;
  entityId?: string;
  before?: object;
  after?: object;
}

/** The author of a change: a user, or 'system' for the server's own work. */
export type Doer = Pick<Actor, 'id' | 'name' | 'ip' | 'traceId'> | 'system';

/** Transactions that wrote an audit entry. */
const audited = new WeakSet<Tx>();

/** Writes an audit entry in the transaction of the change, so that neither exists without the other. */
export async function recordChange(tx: Tx, doer: Doer, change: Change): Promise<void> {
  const person = doer === 'system' ? undefined : doer;
  const topic = toldTopic(change.action);
  const written = statement`
    with entry as (
      insert into audit_log (user_id, user_name, action, entity, entity_id, before, after, ip, trace_id)
      values (${person?.id ?? null}, ${person?.name ?? 'النظام'}, ${change.action}, ${change.entity},
        ${change.entityId ?? null}, ${asJson(change.before)},
        replace(${asJson(change.after)}, ${tokenOf(tx)}, ${comingNumberInJson})::jsonb, ${person?.ip ?? null},
        ${person?.traceId ?? null})
      returning entity_id
    )
    insert into webhook_deliveries (webhook_id, topic, record_id)
    select w.id, ${topic}::text, entry.entity_id from webhooks w, entry
    where w.is_active and ${topic}::text = any (w.topics)`.execute(tx);
  await sendWithoutWaiting(tx, written);
  audited.add(tx);
}

/** Writes the audit entries of many records of one entity in one statement. */
export async function recordChanges(
  tx: Tx,
  doer: Doer,
  { action, entity }: Pick<Change, 'action' | 'entity'>,
  changes: readonly { entityId: string; before: unknown; after: unknown }[],
): Promise<void> {
  const person = doer === 'system' ? undefined : doer;
  const topic = toldTopic(action);
  await sql`
    with entries as (
      insert into audit_log (user_id, user_name, action, entity, entity_id, before, after, ip, trace_id)
      select ${person?.id ?? null}::uuid, ${person?.name ?? 'النظام'}, ${action}, ${entity}, id, before, after,
        ${person?.ip ?? null}, ${person?.traceId ?? null}
      from unnest(
        ${changes.map(({ entityId }) => entityId)}::uuid[],
        ${changes.map(({ before }) => asJson(before))}::jsonb[],
        ${changes.map(({ after }) => asJson(after))}::jsonb[]) as change (id, before, after)
      returning entity_id
    )
    insert into webhook_deliveries (webhook_id, topic, record_id)
    select w.id, ${topic}::text, entries.entity_id from webhooks w, entries
    where w.is_active and ${topic}::text = any (w.topics)`.execute(tx);
  audited.add(tx);
}

/**
 * Throws when a write left no audit entry: a programming error, found by the first test that calls the
 * endpoint.
 */
export function assertAudited(tx: Tx, { method, path }: Endpoint): void {
  if (!audited.has(tx)) throw new Error(`${method} ${path} changed data without a trace in the audit log`);
}

const asJson = (facts: unknown) => (facts === undefined ? null : JSON.stringify(facts, withoutSecrets));

const secret = /password|secret|token|hash/i;

/** Leaves out fields that readers of the log must not see. */
const withoutSecrets = (name: string, value: unknown): unknown => (secret.test(name) ? undefined : value);
