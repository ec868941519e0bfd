import { measureCalls } from './calls';
import type { Measure } from './measure';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Each report unfiltered, for one month, and with a search word; and those of the books. */
export const measureReports: Measure = (databases) =>
  measureCalls(databases, [
    '/reports/overview',
    '/reports/inventory',
    `/reports/inventory?startDate=${day(30)}`,
    `/reports/inventory?keyword=${encodeURIComponent('فلتر')}`,
    '/reports/sales',
    `/reports/sales?startDate=${day(60)}&endDate=${day(30)}`,
    `/reports/sales?keyword=${encodeURIComponent('محمد')}`,
    '/reports/customers',
    '/reports/trial-balance',
    `/reports/profit-and-loss?startDate=${day(365)}`,
    '/reports/cash-flow',
    '/journal?limit=25',
  ]);
