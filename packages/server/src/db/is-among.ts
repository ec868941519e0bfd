import type { PickedRows } from '@turoos/contract';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

/** Matches the rows that the user picked in a list. */
export const isAmong = (id: Expression<unknown>, { ids }: PickedRows): RawBuilder<SqlBool> =>
  sql`${id} = any (${ids}::uuid[])`;
