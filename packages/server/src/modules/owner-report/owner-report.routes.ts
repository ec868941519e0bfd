import type { BranchQuery, ownerReportApi } from '@turoos/contract';
import { readCached } from '../../http/branch-scope';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import type { Services } from '../../kernel/services';
import { compareBranches } from './compare-branches.queries';
import {
  readFinancialOverview,
  readInventoryInsights,
  readKpiMetrics,
  readSummary,
} from './owner-report.queries';
import { ownerSources, type OwnerSources } from './owner-sources';
import { readAlerts } from './read-alerts';
import { readSalesAnalytics } from './sales-analytics.queries';

const section = <T>(
  context: Services & { user: Actor },
  query: BranchQuery,
  name: string,
  read: (sources: OwnerSources) => Promise<T>,
): Promise<T> =>
  readCached(context, query, `owner ${name}`, (source) =>
    read(ownerSources(source, query.warehouse !== undefined)),
  );

export const ownerReportRoutes: Handlers<typeof ownerReportApi> = {
  summary: ({ query }, context) => section(context, query, 'summary', readSummary),
  sales: ({ query }, context) =>
    section(context, query, `sales ${query.period}`, (sources) => readSalesAnalytics(sources, query.period)),
  inventory: ({ query }, context) => section(context, query, 'inventory', readInventoryInsights),
  financial: (_, context) => section(context, {}, 'financial', readFinancialOverview),
  kpi: ({ query }, context) => section(context, query, 'kpi', readKpiMetrics),
  alerts: ({ query }, context) => section(context, query, 'alerts', readAlerts),
  branches: ({ query: { period } }, context) =>
    section(context, {}, `branches ${period}`, (sources) => compareBranches(sources, period)),
};
