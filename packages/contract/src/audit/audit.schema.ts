import { z } from 'zod';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';

/** Values in their internal form: amounts are in cents. */
const Snapshot = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  _id: Id,
  createdAt: Instant,
  /** Null for actions of the server itself, and for users deleted since. */
  user: Id.nullable(),
  userName: z.string(),
  /** For example 'sale.refund'. */
  action: z.string(),
  /** For example 'sales'. */
  entity: z.string(),
  entityId: Id.nullable(),
  /** The display name of the record: a person's name, an invoice number. */
  entityName: z.string().nullable(),
  before: Snapshot,
  after: Snapshot,
  /** Display names of the records that before and after refer to by id. */
  names: z.record(z.string(), z.string()),
  ip: z.string().nullable(),
  traceId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditPerson = z.object({ _id: Id, name: z.string(), username: z.string() });
export type AuditPerson = z.output<typeof AuditPerson>;
