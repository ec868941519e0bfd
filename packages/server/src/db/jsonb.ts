import { sql, type RawBuilder } from 'kysely';
import type { JsonValue } from './schema';

/** A value for a jsonb column; arrays and strings too, which the driver would not write as JSON by itself. */
export const jsonb = (value: unknown): RawBuilder<JsonValue> => sql`${JSON.stringify(value)}::jsonb`;
