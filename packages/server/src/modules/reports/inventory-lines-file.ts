import {
  keysOf,
  reportsTexts,
  stockStatus,
  type ExportFormat,
  type InventoryLine,
  type InventoryLinesQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { eachInventoryLine, sumInventoryLines } from './inventory-lines.queries';
import { reportFile, type ReportColumn } from './report-file';

const columns: readonly ReportColumn<InventoryLine>[] = [
  { label: 'الاسم', kind: 'text', cell: ({ name }) => name },
  { label: 'رقم القطعة', kind: 'code', cell: ({ partNumber }) => partNumber },
  { label: 'الفئة', kind: 'text', cell: ({ category }) => category },
  { label: 'الكمية', kind: 'number', cell: ({ quantity }) => quantity },
  { label: 'الوحدة', kind: 'text', cell: ({ unit }) => unit.name },
  { label: 'سعر البيع', kind: 'usd', cell: ({ salePrice }) => salePrice },
  { label: 'المستودع', kind: 'text', cell: ({ warehouse }) => warehouse ?? reportsTexts.noWarehouse },
  { label: 'الحالة', kind: 'text', cell: ({ status }) => stockStatus[status].label },
];

export async function exportInventoryLines(
  db: Db,
  query: InventoryLinesQuery & { format: ExportFormat },
): Promise<Streamed> {
  const { count, quantity, value, levels } = await sumInventoryLines(db, query);
  return reportFile(db, query, {
    tab: 'inventory',
    columns,
    figures: [
      { label: 'عدد الأصناف', kind: 'number', value: count },
      { label: 'إجمالي الكمية', kind: 'number', value: quantity },
      { label: 'القيمة بسعر البيع', kind: 'usd', value },
    ],
    chart: {
      title: 'حالة المخزون',
      kind: 'number',
      bars: keysOf(stockStatus).map((level) => ({
        label: stockStatus[level].label,
        value: levels[level],
      })),
    },
    rowCount: count,
    rows: eachInventoryLine(db, query),
  });
}
