import type { ExportFormat, OverviewQuery, ReportDay, Subject } from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { readOverview, weekdays } from './overview.queries';
import { reportFile, type ReportColumn } from './report-file';

const columns: readonly ReportColumn<ReportDay>[] = [
  { label: 'التاريخ', kind: 'day', cell: ({ date }) => date },
  { label: 'اليوم', kind: 'text', cell: ({ date }) => weekdays[new Date(date).getUTCDay()] ?? '' },
  { label: 'عدد الفواتير', kind: 'number', cell: ({ orders }) => orders },
  { label: 'المبيعات', kind: 'usd', cell: ({ sales }) => sales },
  { label: 'المرتجعات', kind: 'usd', cell: ({ refunds }) => refunds },
  { label: 'الصافي', kind: 'usd', cell: ({ net }) => net },
];

/** Exports the days of the overview as a file. */
export async function exportOverview(
  db: Db,
  user: Subject,
  query: OverviewQuery & { format: ExportFormat },
): Promise<Streamed> {
  const { days, totals, inventory, customers } = await readOverview(db, user, query);
  return reportFile(db, query, {
    tab: 'overview',
    columns,
    figures: [
      { label: 'عدد الفواتير', kind: 'number', value: totals.orders },
      { label: 'صافي المبيعات', kind: 'usd', value: totals.net },
      ...(inventory ? [{ label: 'أصناف المخزون', kind: 'number', value: inventory.items } as const] : []),
      ...(customers ? [{ label: 'العملاء', kind: 'number', value: customers.total } as const] : []),
    ],
    chart: null,
    rowCount: days.length,
    rows: (async function* () {
      yield* days;
    })(),
  });
}
