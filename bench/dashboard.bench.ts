import { measureCalls } from './calls';
import type { Databases } from './databases';
import type { Figure } from './figure';

/** What the first screen asks for. */
export const measureDashboard = (databases: Databases): Promise<Figure[]> =>
  measureCalls(databases, [
    '/dashboard/sales',
    '/dashboard/customers',
    '/dashboard/stock',
    '/sales/top-parts?days=30',
  ]);
