import { reportTypes, type TableFact } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/connect';
import type { InventoryReports } from '../../db/schema';
import { periodOf } from './stored-filters';

export type ReportRow = Selectable<InventoryReports>;

const nameOf = async (db: Db, table: 'warehouses' | 'categories', id: string | null) => {
  if (id === null) return undefined;
  const row =
    table === 'warehouses'
      ? await db.selectFrom('warehouses').select('name').where('id', '=', id).executeTakeFirst()
      : await db.selectFrom('categories').select('nameAr as name').where('id', '=', id).executeTakeFirst();
  return row?.name;
};

/** Returns the report's settings as text, stored with the result because the report may change later. */
export async function factsOf(db: Db, report: ReportRow): Promise<TableFact[]> {
  const filters = report.filters;
  const { minQuantity, maxQuantity } = filters;
  const { from, to } = periodOf(filters);
  const facts: [string, string | undefined][] = [
    ['نوع التقرير', reportTypes[report.type].label],
    ['المستودع', (await nameOf(db, 'warehouses', report.warehouseId)) ?? 'كل المستودعات'],
    ['الفئة', await nameOf(db, 'categories', filters.category)],
    ['الفترة', report.type === 'movement_report' ? `من ${from} إلى ${to}` : undefined],
    ['أقل كمية', minQuantity === null ? undefined : String(minQuantity)],
    ['أكثر كمية', maxQuantity === null ? undefined : String(maxQuantity)],
    ['المنتهية الصلاحية', filters.includeExpired ? undefined : 'غير محسوبة'],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}
