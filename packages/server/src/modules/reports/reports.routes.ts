import {
  can,
  reportTabNames,
  reportTabs,
  type Page,
  type ReportFilter,
  type reportsApi,
  type ReportTab,
} from '@turoos/contract';
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

/** A page of a report, and what all of it comes to; turning pages adds nothing up again. */
async function summarised<Row, Totals extends { count: number }>(
  live: Live,
  tab: ReportTab,
  query: PageWish,
  read: { rows(): Promise<Row[]>; totals(): Promise<Totals> },
): Promise<Page<Row> & { summary: Totals }> {
  const { page, limit, keyword, q, startDate, endDate } = query;
  const filter = [keyword ?? q, startDate, endDate];
  const [rows, summary] = await Promise.all([
    keepAnswer(live, JSON.stringify(['report rows', tab, query]), read.rows),
    keepAnswer(live, JSON.stringify(['report totals', tab, filter]), read.totals),
  ]);
  return { rows, page, limit, total: summary.count, summary };
}

export const reportsRoutes: Handlers<typeof reportsApi> = {
  overview: ({ query }, { reads, user, live }) => {
    if (query.format) return exportOverview(reads, user, { ...query, format: query.format });
    const mine = reportTabNames.filter((tab) => can(user, reportTabs[tab].right));
    return keepAnswer(live, JSON.stringify(['report overview', mine, query]), () =>
      readOverview(reads, user, query),
    );
  },
  inventory: ({ query }, { reads, live }) =>
    query.format
      ? exportInventoryLines(reads, { ...query, format: query.format })
      : summarised(live, 'inventory', query, {
          rows: () => readInventoryLines(reads, query),
          totals: () => sumInventoryLines(reads, query),
        }),
  sales: ({ query }, { reads, live }) =>
    query.format
      ? exportSalesLines(reads, { ...query, format: query.format })
      : summarised(live, 'sales', query, {
          rows: () => readSalesLines(reads, query),
          totals: () => sumSales(reads, query),
        }),
  customers: ({ query }, { reads, live }) =>
    query.format
      ? exportCustomerLines(reads, { ...query, format: query.format })
      : summarised(live, 'customers', query, {
          rows: () => readCustomerLines(reads, query),
          totals: () => sumCustomers(reads, query),
        }),
};
