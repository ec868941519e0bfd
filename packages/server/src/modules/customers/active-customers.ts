import { sql, type SqlBool } from 'kysely';

/** Whether a customer is blocked or inactive; all counts of active customers use this condition. */
export const notActive = sql<SqlBool>`(customers.is_blocked or not customers.is_active)`;

/** Counts all, active and blocked customers from the kept numbers of their kinds. */
export const countKinds = sql`
  select coalesce(sum(customers), 0) as total,
    coalesce(sum(customers) filter (where is_active and not is_blocked), 0) as active,
    coalesce(sum(customers) filter (where is_blocked), 0) as blocked
  from customer_kinds`;
