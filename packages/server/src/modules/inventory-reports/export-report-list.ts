import {
  adenDay,
  reportFormats,
  reportStatus,
  reportTypes,
  scheduleFrequencies,
  type InventoryReport,
  type ReportQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../kernel/csv';
import type { Streamed } from '../../kernel/handlers';
import { eachReport } from './reports.queries';

const columns: CsvColumn<InventoryReport>[] = [
  { header: 'الاسم', value: (one) => one.name },
  { header: 'العنوان', value: (one) => one.title },
  { header: 'النوع', value: (one) => reportTypes[one.type].label },
  { header: 'المستودع', value: (one) => one.warehouse?.name ?? 'كل المستودعات' },
  { header: 'الحالة', value: (one) => reportStatus[one.status].label },
  { header: 'الصيغة', value: (one) => reportFormats[one.format].label },
  { header: 'عدد الصفوف', value: (one) => one.rowCount },
  {
    header: 'الجدولة',
    value: (one) => one.schedule && `${scheduleFrequencies[one.schedule.frequency]} ${one.schedule.time}`,
  },
  { header: 'المستلمون', value: (one) => one.emailRecipients.map(({ email }) => email).join('، ') },
  { header: 'أنشأه', value: (one) => one.createdBy?.name ?? null },
  { header: 'تاريخ الإنشاء', value: (one) => adenDay(one.createdAt) },
  { header: 'آخر إنشاء', value: (one) => one.generatedAt && adenDay(one.generatedAt) },
];

export const exportReportList = (db: Db, query: ReportQuery): Streamed =>
  csvFile('inventory-reports', columns, eachReport(db, query));
