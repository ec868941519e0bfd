import { sql, type RawBuilder } from 'kysely';

/** Matches the row of the daily totals that a sale counts in: that of its warehouse, or of none if it had several. */
export const ofDay = (day: string, saleId: string): RawBuilder<boolean> => sql`
  day = ${day} and warehouse_id is not distinct from (
    select case when min(warehouse_id::text) = max(warehouse_id::text) then min(warehouse_id::text)::uuid end
    from stock_movements where source_id = ${saleId})`;
