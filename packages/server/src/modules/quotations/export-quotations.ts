import {
  adenDay,
  lostReasons,
  quotationStatus,
  usdText,
  type QuotationRow,
  type QuotationsQuery,
  type Subject,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachQuotation } from './list-quotations';

const money = (cents: number) => usdText(cents).replaceAll(',', '');

const columns: readonly CsvColumn<QuotationRow>[] = [
  { header: 'رقم العرض', value: ({ number }) => number },
  { header: 'التاريخ', value: ({ createdAt }) => adenDay(createdAt) },
  { header: 'العميل', value: ({ customerName }) => customerName },
  { header: 'الهاتف', value: ({ phone }) => phone },
  { header: 'السيارة', value: ({ make, model, year }) => [make, model, year].filter(Boolean).join(' ') },
  { header: 'رقم الهيكل (VIN)', value: ({ vin }) => vin },
  { header: 'الحالة', value: ({ status }) => quotationStatus[status].label },
  { header: 'سارٍ حتى', value: ({ validUntil }) => validUntil },
  { header: 'عدد الأصناف', value: ({ lineCount }) => lineCount },
  { header: 'بيع منها', value: ({ soldCount }) => soldCount },
  { header: 'الخصم (دولار)', value: ({ discount }) => money(discount) },
  { header: 'الإجمالي (دولار)', value: ({ grandTotal }) => money(grandTotal) },
  { header: 'سعر الصرف', value: ({ usd_to_yer }) => usd_to_yer },
  { header: 'سبب عدم الشراء', value: ({ lostReason }) => (lostReason ? lostReasons[lostReason] : '') },
  { header: 'البائع', value: ({ createdBy }) => createdBy?.name ?? '' },
  { header: 'ملاحظات', value: ({ note }) => note },
];

/** Streams all matching quotations as CSV. */
export const exportQuotations = (db: Db, reader: Subject, query: QuotationsQuery): Streamed =>
  csvFile('quotations', columns, eachQuotation(db, reader, query));
