import { sql, type SqlBool } from 'kysely';

/** Whether a customer is blocked or inactive; all counts of active customers use this condition. */
export const notActive = sql<SqlBool>`(customers.is_blocked or not customers.is_active)`;
