import { warehouseStatus, warehouseTypes, type Warehouse, type WarehousesQuery } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachWarehouse } from './warehouses.queries';

const columns: CsvColumn<Warehouse>[] = [
  { header: 'الرمز', value: (one) => one.code },
  { header: 'الاسم', value: (one) => one.name },
  { header: 'الموقع', value: (one) => one.location },
  { header: 'النوع', value: (one) => warehouseTypes[one.type] },
  { header: 'الحالة', value: (one) => warehouseStatus[one.status].label },
  { header: 'السعة', value: (one) => one.capacity },
  { header: 'المخزون الحالي', value: (one) => one.currentStock },
  { header: 'نسبة الإشغال', value: (one) => one.utilization },
  { header: 'عدد الأصناف', value: (one) => one.summary.totalItems },
  { header: 'المسؤول', value: (one) => one.manager },
  { header: 'الهاتف', value: (one) => one.phone },
  { header: 'البريد الإلكتروني', value: (one) => one.email },
  { header: 'العنوان', value: (one) => one.address },
];

export const exportWarehouses = (db: Db, query: WarehousesQuery): Streamed =>
  csvFile('warehouses', columns, eachWarehouse(db, query));
