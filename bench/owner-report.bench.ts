import { branch, measureCalls } from './calls';
import type { Measure } from './measure';

/** The six sections; the section of the period for each of its lengths; what an owner reads of one branch. */
export const measureOwnerReport: Measure = (databases) =>
  measureCalls(
    databases,
    [
      'dashboard-summary',
      'sales-analytics?period=7',
      'sales-analytics?period=30',
      'sales-analytics?period=90',
      'sales-analytics?period=365',
      'inventory-insights',
      'financial-overview',
      'kpi-metrics',
      'alerts',
      'branches?period=365',
      `dashboard-summary?warehouse=${branch}`,
      `sales-analytics?period=365&warehouse=${branch}`,
      `inventory-insights?warehouse=${branch}`,
      `kpi-metrics?warehouse=${branch}`,
    ].map((section) => `/owner-report/${section}`),
  );
