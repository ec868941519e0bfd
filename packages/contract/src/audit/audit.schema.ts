import { z } from 'zod';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';

/** Values as the product keeps them inside: amounts in cents. */
const Snapshot = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = z.object({
  _id: Id,
  createdAt: Instant,
  /** Absent for what the server did by itself, and for people who were deleted since. */
  user: Id.nullable(),
  userName: z.string(),
  /** 'sale.refund' */
  action: z.string(),
  /** 'sales' */
  entity: z.string(),
  entityId: Id.nullable(),
  /** What the thing is called: a person's name, an invoice's number. */
  entityName: z.string().nullable(),
  before: Snapshot,
  after: Snapshot,
  /** The names of what stands in before and after by id only. */
  names: z.record(z.string(), z.string()),
  ip: z.string().nullable(),
  traceId: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const AuditPerson = z.object({ _id: Id, name: z.string(), username: z.string() });
export type AuditPerson = z.output<typeof AuditPerson>;
