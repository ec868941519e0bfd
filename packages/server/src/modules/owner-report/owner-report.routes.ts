import type { ownerReportApi } from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import type { Handlers } from '../../kernel/handlers';
import type { Reads } from '../../kernel/reads';
import {
  readFinancialOverview,
  readInventoryInsights,
  readKpiMetrics,
  readSummary,
} from './owner-report.queries';
import { ownerSources, type OwnerSources } from './owner-sources';
import { readAlerts } from './read-alerts';
import { readSalesAnalytics } from './sales-analytics.queries';

async function section<T>(
  { reads, user }: { reads: Reads; user: Actor },
  name: string,
  read: (sources: OwnerSources) => Promise<T>,
): Promise<T> {
  const source = await reads.of(user);
  return source.cached(`owner ${name}`, () => read(ownerSources(source)));
}

export const ownerReportRoutes: Handlers<typeof ownerReportApi> = {
  summary: (_, context) => section(context, 'summary', readSummary),
  sales: ({ query: { period } }, context) =>
    section(context, `sales ${period}`, ({ db }) => readSalesAnalytics(db, period)),
  inventory: (_, context) => section(context, 'inventory', readInventoryInsights),
  financial: (_, context) => section(context, 'financial', readFinancialOverview),
  kpi: (_, context) => section(context, 'kpi', readKpiMetrics),
  alerts: (_, context) => section(context, 'alerts', readAlerts),
};
