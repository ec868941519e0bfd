import {
  customerStanding,
  keysOf,
  type CustomerLine,
  type CustomerLinesQuery,
  type ExportFormat,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { eachCustomerLine, sumCustomers } from './customer-lines.queries';
import { reportFile, type ReportColumn } from './report-file';

const columns: readonly ReportColumn<CustomerLine>[] = [
  { label: 'الاسم', kind: 'text', cell: ({ name }) => name },
  { label: 'الهاتف', kind: 'code', cell: ({ phone }) => phone },
  { label: 'حد الائتمان', kind: 'usd', cell: ({ creditLimit }) => creditLimit },
  { label: 'الرصيد الحالي', kind: 'usd', cell: ({ balance }) => balance },
  { label: 'نقاط الولاء', kind: 'number', cell: ({ loyaltyPoints }) => loyaltyPoints },
  { label: 'الحالة', kind: 'text', cell: ({ status }) => customerStanding[status].label },
];

export async function exportCustomerLines(
  db: Db,
  query: CustomerLinesQuery & { format: ExportFormat },
): Promise<Streamed> {
  const { count, owed, credit, loyaltyPoints, overLimit, standings } = await sumCustomers(db, query);
  return reportFile(db, query, {
    tab: 'customers',
    columns,
    figures: [
      { label: 'عدد العملاء', kind: 'number', value: count },
      { label: 'ديون العملاء', kind: 'usd', value: owed },
      { label: 'أرصدة للعملاء', kind: 'usd', value: credit },
      { label: 'نقاط الولاء', kind: 'number', value: loyaltyPoints },
      { label: 'تجاوزوا حد الائتمان', kind: 'number', value: overLimit },
    ],
    chart: {
      title: 'العملاء حسب الحالة',
      kind: 'number',
      bars: keysOf(customerStanding).map((status) => ({
        label: customerStanding[status].label,
        value: standings[status],
      })),
    },
    rowCount: count,
    rows: eachCustomerLine(db, query),
  });
}
