import { sql, type RawBuilder } from 'kysely';
import type { JsonValue } from './schema';

/**
 * Returns a value for a jsonb column, including arrays and strings, which the driver would not send as JSON.
 */
export const jsonb = (value: unknown): RawBuilder<JsonValue> => sql`${JSON.stringify(value)}::jsonb`;
