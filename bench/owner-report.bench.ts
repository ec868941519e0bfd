import { measureCalls } from './calls';
import type { Databases } from './databases';
import type { Figure } from './figure';

/** The six sections; the section of the period for each of its lengths. */
export const measureOwnerReport = (databases: Databases): Promise<Figure[]> =>
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
    ].map((section) => `/owner-report/${section}`),
  );
