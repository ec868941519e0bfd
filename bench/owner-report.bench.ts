import { measureCalls } from './calls';
import type { Measure } from './measure';

/** The six sections; the section of the period for each of its lengths. */
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
    ].map((section) => `/owner-report/${section}`),
  );
