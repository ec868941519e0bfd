import { sql, type RawBuilder } from 'kysely';

/**
 * Returns a value for a jsonb column, including arrays and strings, which the driver would not send as JSON.
 */
export const jsonb = <T>(value: T): RawBuilder<T> => sql`${JSON.stringify(value)}::jsonb`;
