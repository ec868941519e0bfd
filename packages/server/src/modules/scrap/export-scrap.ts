import {
  adenDay,
  disposalMethods,
  scrapReasons,
  scrapStatus,
  usdText,
  type ScrapQuery,
  type PickedRows,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachScrap, type ListedScrap } from './scrap.queries';

const columns: CsvColumn<ListedScrap>[] = [
  { header: 'رقم التقرير', value: (one) => one.reportNumber },
  { header: 'المنتج', value: (one) => one.productName },
  { header: 'رقم القطعة', value: (one) => one.partNumber },
  { header: 'المستودع', value: (one) => one.warehouse.name },
  { header: 'الكمية', value: (one) => one.quantity },
  { header: 'الوحدة', value: (one) => one.unit.name },
  { header: 'السبب', value: (one) => scrapReasons[one.reason] },
  { header: 'طريقة التصرف', value: (one) => disposalMethods[one.disposalMethod] },
  { header: 'القيمة التقديرية (دولار)', value: (one) => usdText(one.estimatedValue).replaceAll(',', '') },
  { header: 'الحالة', value: (one) => scrapStatus[one.status].label },
  { header: 'ملاحظات', value: (one) => one.notes },
  { header: 'أنشأه', value: (one) => one.createdBy?.name ?? null },
  { header: 'تاريخ الإنشاء', value: (one) => adenDay(one.createdAt) },
  { header: 'تاريخ الاعتماد', value: (one) => one.approvedAt && adenDay(one.approvedAt) },
  { header: 'تاريخ الإتمام', value: (one) => one.completedAt && adenDay(one.completedAt) },
];

export const exportScrap = (db: Db, query: ScrapQuery | PickedRows): Streamed =>
  csvFile('scrap', columns, eachScrap(db, query));
