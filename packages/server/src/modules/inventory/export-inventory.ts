import {
  stockStatus,
  stockStatusOf,
  usdText,
  wholeCents,
  type PartsQuery,
  type Unit,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { csvFile, shownTo, type CsvColumn } from '../../kernel/csv';
import { filterParts, fromParts, withMeanings } from '../products';
import { unitOf } from '../units';

interface ExportRow {
  name: string;
  partNumber: string;
  barcode: string;
  brand: string;
  category: string | null;
  subCategory: string | null;
  quantity: number;
  unit: Unit;
  minLevel: number;
  sellingPrice: number;
  cost: number;
  warehouse: string | null;
}

const columns: readonly CsvColumn<ExportRow>[] = [
  { header: 'الاسم', value: (row) => row.name },
  { header: 'رقم القطعة', value: (row) => row.partNumber },
  { header: 'الباركود', value: (row) => row.barcode },
  { header: 'الفئة', value: (row) => row.category },
  { header: 'الفئة الفرعية', value: (row) => (row.subCategory === row.category ? '' : row.subCategory) },
  { header: 'العلامة التجارية', value: (row) => row.brand },
  { header: 'الكمية', value: (row) => row.quantity },
  { header: 'الوحدة', value: (row) => row.unit.name },
  { header: 'الحد الأدنى', value: (row) => row.minLevel },
  { header: 'سعر البيع (دولار)', value: (row) => usdText(row.sellingPrice).replaceAll(',', '') },
  {
    header: 'سعر التكلفة (دولار)',
    value: (row) => usdText(wholeCents(row.cost)).replaceAll(',', ''),
    isCost: true,
  },
  { header: 'المستودع', value: (row) => row.warehouse ?? 'غير محدد' },
  { header: 'الحالة', value: (row) => stockStatus[stockStatusOf(row.quantity, row.minLevel)].label },
];

/** Streams every part that matches the filters into a CSV file. */
export const exportInventory = async (db: Db, user: Actor, query: PartsQuery) =>
  writeCsv(user, filterParts(fromParts(db, query.warehouse), await withMeanings(db, query)), query.warehouse);

/** Streams the parts that the user picked. */
export const exportPicked = (db: Db, user: Actor, ids: readonly string[]) =>
  writeCsv(user, filterParts(fromParts(db), {}).where('products.id', 'in', [...ids]), undefined);

function writeCsv(user: Actor, parts: ReturnType<typeof filterParts<object>>, warehouse: string | undefined) {
  const rows = parts
    .leftJoin('categories as leaf', 'leaf.id', 'products.categoryId')
    .leftJoin('categories as root', 'root.id', 'leaf.rootId')
    .leftJoin('warehouses', (join) =>
      warehouse
        ? join.on('warehouses.id', '=', warehouse)
        : join.onRef('warehouses.id', '=', 'products.mainWarehouseId'),
    )
    .select([
      'products.name',
      'products.partNumber',
      'products.barcode',
      'products.brand',
      'products.sellingPrice',
      'stockTotals.quantity',
      unitOf(sql`products.id`).as('unit'),
      'stockTotals.minLevel',
      'stockTotals.cost',
      'root.nameAr as category',
      'leaf.nameAr as subCategory',
      'warehouses.name as warehouse',
    ])
    .orderBy('products.createdAt', 'desc')
    .stream(500);
  return csvFile('inventory', shownTo(user, columns), rows);
}
