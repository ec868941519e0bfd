import type { Endpoint } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../db/jsonb';
import type { Tx } from '../db/transaction';
import type { Actor } from './actor';

interface Change {
  /** entity.verb: 'user.create', 'sale.refund' */
  action: `${string}.${string}`;
  entity: string;
  entityId?: string;
  before?: unknown;
  after?: unknown;
}

/** Who did it. Work the server does by itself is done by nobody. */
export type Doer = Pick<Actor, 'id' | 'name' | 'ip' | 'traceId'> | 'system';

/** Transactions that left a trace. */
const traced = new WeakSet<Tx>();

/** Writes who changed what, in the transaction that changes it: neither is ever there without the other. */
export async function recordChange(tx: Tx, doer: Doer, change: Change): Promise<void> {
  const person = doer === 'system' ? undefined : doer;
  await tx
    .insertInto('auditLog')
    .values({
      userId: person?.id ?? null,
      userName: person?.name ?? 'النظام',
      action: change.action,
      entity: change.entity,
      entityId: change.entityId ?? null,
      before: asJson(change.before),
      after: asJson(change.after),
      ip: person?.ip ?? null,
      traceId: person?.traceId ?? null,
    })
    .execute();
  traced.add(tx);
}

/** The same for many records of one kind that change at once. */
export async function recordChanges(
  tx: Tx,
  doer: Doer,
  { action, entity }: Pick<Change, 'action' | 'entity'>,
  changes: readonly { entityId: string; before: unknown; after: unknown }[],
): Promise<void> {
  const person = doer === 'system' ? undefined : doer;
  await sql`
    insert into audit_log (user_id, user_name, action, entity, entity_id, before, after, ip, trace_id)
    select ${person?.id ?? null}::uuid, ${person?.name ?? 'النظام'}, ${action}, ${entity}, id, before, after,
      ${person?.ip ?? null}, ${person?.traceId ?? null}
    from unnest(
      ${changes.map(({ entityId }) => entityId)}::uuid[],
      ${changes.map(({ before }) => JSON.stringify(before))}::jsonb[],
      ${changes.map(({ after }) => JSON.stringify(after))}::jsonb[]) as change (id, before, after)`.execute(
    tx,
  );
  traced.add(tx);
}

/** A write without a trace is a mistake of ours, found by the first test that calls it. */
export function assertAudited(tx: Tx, { method, path }: Endpoint): void {
  if (!traced.has(tx)) throw new Error(`${method} ${path} changed data without a trace in the audit log`);
}

const asJson = (value: unknown) => (value === undefined ? null : jsonb(withoutSecrets(value)));

const secret = /password|secret|token|hash/i;

/** A copy without anything that must not be read by whoever may read the log. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.test(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
