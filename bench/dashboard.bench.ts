import { measureCalls } from './calls';
import type { Databases } from './databases';
import type { Figure } from './figure';

/** Measures the requests of the home screen. */
export const measureDashboard = (databases: Databases): Promise<Figure[]> =>
  measureCalls(databases, [
    '/dashboard/sales',
    '/dashboard/customers',
    '/dashboard/stock',
    '/sales/top-parts?days=30',
  ]);
