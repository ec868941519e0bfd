import type { Page, ReportFilter, reportsApi } from '@turoos/contract';
import type { Handlers } from '../../http/handlers';
import { keepAnswer } from '../../live/kept-answers';
import type { Live } from '../../live/live';
import { exportCustomerLines } from './customer-lines-file';
import { readCustomerLines, sumCustomers } from './customer-lines.queries';
import { exportInventoryLines } from './inventory-lines-file';
import { readInventoryLines, sumInventoryLines } from './inventory-lines.queries';
import { exportOverview } from './overview-file';
import { readOverview } from './overview.queries';
import { exportSalesLines } from './sales-lines-file';
import { readSalesLines } from './sales-lines.queries';
import { sumSales } from './sales-totals.queries';

interface PageWish extends ReportFilter {
  page: number;
  limit: number;
  q?: string | undefined;
}

/** A page of a report; turning it adds nothing up again. */
async function summarised<Row, Totals extends { count: number }>(
  live: Live,
  tab: string,
  { page, limit, keyword, q, startDate, endDate }: PageWish,
  rows: Promise<Row[]>,
  sum: () => Promise<Totals>,
): Promise<Page<Row> & { summary: Totals }> {
  const question = JSON.stringify(['report', tab, keyword ?? q, startDate, endDate]);
  const [found, summary] = await Promise.all([rows, keepAnswer(live, question, sum)]);
  return { rows: found, page, limit, total: summary.count, summary };
}

export const reportsRoutes: Handlers<typeof reportsApi> = {
  overview: ({ query }, { reads, user }) =>
    query.format
      ? exportOverview(reads, user, { ...query, format: query.format })
      : readOverview(reads, user, query),
  inventory: ({ query }, { reads, live }) =>
    query.format
      ? exportInventoryLines(reads, { ...query, format: query.format })
      : summarised(live, 'inventory', query, readInventoryLines(reads, query), () =>
          sumInventoryLines(reads, query),
        ),
  sales: ({ query }, { reads, live }) =>
    query.format
      ? exportSalesLines(reads, { ...query, format: query.format })
      : summarised(live, 'sales', query, readSalesLines(reads, query), () => sumSales(reads, query)),
  customers: ({ query }, { reads, live }) =>
    query.format
      ? exportCustomerLines(reads, { ...query, format: query.format })
      : summarised(live, 'customers', query, readCustomerLines(reads, query), () =>
          sumCustomers(reads, query),
        ),
};
