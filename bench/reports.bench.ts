import { measureCalls } from './calls';
import type { Databases } from './databases';
import type { Figure } from './figure';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Each report unfiltered, for one month, and with a search word. */
export const measureReports = (databases: Databases): Promise<Figure[]> =>
  measureCalls(databases, [
    '/reports/overview',
    '/reports/inventory',
    `/reports/inventory?startDate=${day(30)}`,
    `/reports/inventory?keyword=${encodeURIComponent('فلتر')}`,
    '/reports/sales',
    `/reports/sales?startDate=${day(60)}&endDate=${day(30)}`,
    `/reports/sales?keyword=${encodeURIComponent('محمد')}`,
    '/reports/customers',
  ]);
