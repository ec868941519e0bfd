import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Whether a part counts as run out when the user's warehouses have none of it. Users who are bound to warehouses do not
 * miss a part that none of them ever stocked and that has its main warehouse elsewhere; users of the whole shop miss any.
 */
export const keptHere = (part: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(
  (select turoos_branches()) is null
  or exists (select from stock kept where kept.product_id = ${part})
  or exists (select from products kept join warehouses w on w.id = kept.main_warehouse_id where kept.id = ${part}))`;
