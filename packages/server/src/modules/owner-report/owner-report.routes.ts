import type { ownerReportApi } from '@turoos/contract';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../../http/services';
import { keepAnswer } from '../../live/kept-answers';
import {
  readFinancialOverview,
  readInventoryInsights,
  readKpiMetrics,
  readSummary,
} from './owner-report.queries';
import { ownerSources, type OwnerSources } from './owner-sources';
import { readAlerts } from './read-alerts';
import { readSalesAnalytics } from './sales-analytics.queries';

const section = <T>(services: Services, name: string, read: (sources: OwnerSources) => Promise<T>) =>
  keepAnswer(services.live, `owner ${name}`, () => read(ownerSources(services)));

export const ownerReportRoutes: Handlers<typeof ownerReportApi> = {
  summary: (_, services) => section(services, 'summary', readSummary),
  sales: ({ query: { period } }, services) =>
    section(services, `sales ${period}`, ({ db }) => readSalesAnalytics(db, period)),
  inventory: (_, services) => section(services, 'inventory', readInventoryInsights),
  financial: (_, services) => section(services, 'financial', readFinancialOverview),
  kpi: (_, services) => section(services, 'kpi', readKpiMetrics),
  alerts: (_, services) => section(services, 'alerts', readAlerts),
};
