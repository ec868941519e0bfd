import {
  keysOf,
  reportPayments,
  toYer,
  type ExportFormat,
  type SalesLine,
  type SalesLinesQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { reportFile, type ReportColumn } from './report-file';
import { eachSalesLine } from './sales-lines.queries';
import { sumSales } from './sales-totals.queries';

const columns: readonly ReportColumn<SalesLine>[] = [
  { label: 'رقم الفاتورة', kind: 'code', cell: ({ saleNumber }) => saleNumber },
  { label: 'العميل', kind: 'text', cell: ({ customerName }) => customerName },
  { label: 'التاريخ', kind: 'moment', cell: ({ createdAt }) => createdAt.toISOString() },
  { label: 'عدد الأصناف', kind: 'number', cell: ({ itemCount }) => itemCount },
  {
    label: 'الإجمالي (ر.ي)',
    kind: 'number',
    cell: ({ total, usd_to_yer }) => (usd_to_yer === null ? null : toYer(total, usd_to_yer)),
  },
  { label: 'الإجمالي (دولار)', kind: 'usd', cell: ({ total }) => total },
  { label: 'حالة الدفع', kind: 'text', cell: ({ payment }) => reportPayments[payment].label },
];

export async function exportSalesLines(
  db: Db,
  query: SalesLinesQuery & { format: ExportFormat },
): Promise<Streamed> {
  const { count, items, total, refunds, rials, outstanding, payments } = await sumSales(db, query);
  return reportFile(db, query, {
    tab: 'sales',
    columns,
    figures: [
      { label: 'عدد الفواتير', kind: 'number', value: count },
      { label: 'عدد الأصناف', kind: 'number', value: items },
      { label: 'الإجمالي (ر.ي)', kind: 'number', value: rials.total.rials },
      { label: 'الإجمالي (دولار)', kind: 'usd', value: total },
      { label: 'المرتجعات (ر.ي)', kind: 'number', value: rials.refunds.rials },
      { label: 'المرتجعات (دولار)', kind: 'usd', value: refunds },
      { label: 'المتبقي على العملاء', kind: 'usd', value: outstanding },
    ],
    chart: {
      title: 'الفواتير حسب حالة الدفع',
      kind: 'number',
      bars: keysOf(reportPayments).map((payment) => ({
        label: reportPayments[payment].label,
        value: payments[payment],
      })),
    },
    rowCount: count,
    rows: eachSalesLine(db, query),
  });
}
