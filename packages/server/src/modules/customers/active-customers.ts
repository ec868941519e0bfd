import { sql, type SqlBool } from 'kysely';

/** Whoever is blocked or switched off. Everyone else is an active customer, wherever they are counted. */
export const notActive = sql<SqlBool>`(customers.is_blocked or not customers.is_active)`;
