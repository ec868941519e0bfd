import {
  can,
  reportTabNames,
  reportTabs,
  type Page,
  type ReportFilter,
  type reportsApi,
  type ReportTab,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Handlers } from '../../kernel/handlers';
import type { Source } from '../../kernel/reads';
import { readBelowReplacement } from './below-replacement.queries';
import { exportCustomerLines } from './customer-lines-file';
import { readCustomerLines, sumCustomers } from './customer-lines.queries';
import { exportInventoryLines } from './inventory-lines-file';
import { readInventoryLines, sumInventoryLines } from './inventory-lines.queries';
import { exportOverview } from './overview-file';
import { readOverview } from './overview.queries';
import { exportSalesLines } from './sales-lines-file';
import { readSalesLines } from './sales-lines.queries';
import { sumSales } from './sales-totals.queries';

interface PageInput extends ReportFilter {
  page: number;
  limit: number;
  q?: string | undefined;
}

/** Returns a page of a report with its totals; the totals are not computed again for further pages. */
async function summarised<Row, Totals extends { count: number }>(
  source: Source,
  tab: ReportTab,
  query: PageInput,
  read: { rows(db: Db): Promise<Row[]>; totals(db: Db): Promise<Totals> },
): Promise<Page<Row> & { summary: Totals }> {
  const { page, limit, keyword, q, startDate, endDate } = query;
  const filter = [keyword ?? q, startDate, endDate];
  const { db, cached } = source;
  const [rows, summary] = await Promise.all([
    cached(JSON.stringify(['report rows', tab, query]), () => read.rows(db)),
    cached(JSON.stringify(['report totals', tab, filter]), () => read.totals(db)),
  ]);
  return { rows, page, limit, total: summary.count, summary };
}

export const reportsRoutes: Handlers<typeof reportsApi> = {
  overview: async ({ query }, { reads, user, toFile }) => {
    const { format } = query;
    if (format) return toFile((apart) => exportOverview(apart, user, { ...query, format }));
    const { db, cached } = await reads.of(user);
    const mine = reportTabNames.filter((tab) => can(user, reportTabs[tab].right));
    return cached(JSON.stringify(['report overview', mine, query]), () => readOverview(db, user, query));
  },
  inventory: async ({ query }, { reads, user, toFile }) => {
    const { format } = query;
    if (format) return toFile((apart) => exportInventoryLines(apart, { ...query, format }));
    return summarised(await reads.of(user), 'inventory', query, {
      rows: (db) => readInventoryLines(db, query),
      totals: (db) => sumInventoryLines(db, query),
    });
  },
  sales: async ({ query }, { reads, user, toFile }) => {
    const { format } = query;
    if (format) return toFile((apart) => exportSalesLines(apart, { ...query, format }));
    return summarised(await reads.of(user), 'sales', query, {
      rows: (db) => readSalesLines(db, query),
      totals: (db) => sumSales(db, query),
    });
  },
  belowReplacement: async ({ query }, { reads, user }) => {
    const { db, cached } = await reads.of(user);
    const { startDate, endDate } = query;
    return cached(JSON.stringify(['below replacement', startDate, endDate]), () =>
      readBelowReplacement(db, { startDate, endDate }),
    );
  },
  customers: async ({ query }, { reads, user, toFile }) => {
    const { format } = query;
    if (format) return toFile((apart) => exportCustomerLines(apart, { ...query, format }));
    return summarised(await reads.of(user), 'customers', query, {
      rows: (db) => readCustomerLines(db, query),
      totals: (db) => sumCustomers(db, query),
    });
  },
};
