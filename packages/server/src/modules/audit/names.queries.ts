import { sql } from 'kysely';
import type { Db } from '../../db/connect';

/** Tables whose ids occur in the log, with the column of the display name. */
const sources: readonly (readonly [table: string, name: string])[] = [
  ['products', 'name'],
  ['warehouses', 'name'],
  ['warehouse_locations', 'name'],
  ['customers', 'name'],
  ['suppliers', 'name'],
  ['users', 'name'],
  ['roles', 'label'],
  ['permissions', 'display_name'],
  ['categories', 'name_ar'],
  ['sales', 'sale_number'],
  ['purchases', 'purchase_number'],
  ['transfers', 'transfer_number'],
  ['stock_adjustments', 'adjustment_number'],
  ['scrap_reports', 'report_number'],
  ['inventory_counts', 'count_number'],
  ['stock_batches', 'batch_number'],
  ['campaigns', 'name'],
  ['asked_parts', 'asked'],
  ['tills', 'name'],
  ['api_keys', 'name'],
  ['webhooks', 'name'],
];

/** Returns the display names of the ids; ids of deleted or unnamed records are left out. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const parts = sources.map(
    ([table, name]) =>
      sql`select id, ${sql.ref(name)} as name from ${sql.table(table)} where id = any(${ids}::uuid[])`,
  );
  const { rows } = await sql<{
    id: string;
    name: string | null;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}
