import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Whether a part is of the warehouses that the connection sees: it was in stock there once, or is to be. Of what was
 * never there nothing has run out. The whole shop keeps all parts.
 */
export const keptHere = (part: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(
  (select turoos_branches()) is null
  or exists (select from stock kept where kept.product_id = ${part})
  or exists (select from products kept join warehouses w on w.id = kept.main_warehouse_id where kept.id = ${part}))`;
