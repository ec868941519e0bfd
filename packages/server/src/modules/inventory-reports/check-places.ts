import { notFound, reportTexts, warehouseTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';

/** Throws unless the report's warehouse and category exist. */
export async function checkPlaces(
  tx: Tx,
  { warehouse, category }: { warehouse?: string | null | undefined; category?: string | null | undefined },
): Promise<void> {
  const found = (table: 'warehouses' | 'categories', id: string) =>
    tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (warehouse && !(await found('warehouses', warehouse))) throw notFound(warehouseTexts.notFound);
  if (category && !(await found('categories', category))) throw notFound(reportTexts.categoryMissing);
}
