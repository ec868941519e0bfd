import {
  adjustmentReasons,
  adjustmentStatus,
  adjustmentTypes,
  adenDay,
  usdText,
  type Subject,
  type AdjustmentsQuery,
  type PickedRows,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, shownTo, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachAdjustment, type ListedAdjustment } from './adjustments.queries';

const columns: CsvColumn<ListedAdjustment>[] = [
  { header: 'رقم التسوية', value: (one) => one.adjustmentNumber },
  { header: 'المنتج', value: (one) => one.productName },
  { header: 'رقم القطعة', value: (one) => one.partNumber },
  { header: 'المستودع', value: (one) => one.warehouse.name },
  { header: 'النوع', value: (one) => adjustmentTypes[one.type].label },
  { header: 'الكمية', value: (one) => one.quantity },
  { header: 'الوحدة', value: (one) => one.unit.name },
  { header: 'السبب', value: (one) => adjustmentReasons[one.reason] },
  { header: 'سعر التكلفة (دولار)', value: (one) => usdText(one.costPrice).replaceAll(',', ''), isCost: true },
  { header: 'الحالة', value: (one) => adjustmentStatus[one.status].label },
  { header: 'التغير في المخزون', value: (one) => one.change },
  { header: 'قيمة التغير (دولار)', value: (one) => one.value && one.value / 100, isCost: true },
  { header: 'رقم المرجع', value: (one) => one.referenceNumber },
  { header: 'ملاحظات', value: (one) => one.notes },
  { header: 'أُنشئت بواسطة', value: (one) => one.createdBy?.name ?? null },
  { header: 'تاريخ الإنشاء', value: (one) => adenDay(one.createdAt) },
  { header: 'اعتُمدت بواسطة', value: (one) => one.adjustedBy?.name ?? null },
  { header: 'تاريخ الاعتماد', value: (one) => one.approvedAt && adenDay(one.approvedAt) },
];

export const exportAdjustments = (db: Db, user: Subject, query: AdjustmentsQuery | PickedRows): Streamed =>
  csvFile('stock-adjustments', shownTo(user, columns), eachAdjustment(db, query));
