import { branch, measureCalls } from './calls';
import type { Measure } from './measure';

/** The requests of the home screen. */
export const homeScreen = [
  '/dashboard/sales',
  '/dashboard/customers',
  '/dashboard/stock',
  '/sales/top-parts?days=30',
];

export const measureDashboard: Measure = (databases) =>
  measureCalls(databases, [
    ...homeScreen,
    `/dashboard/sales?warehouse=${branch}`,
    `/dashboard/stock?warehouse=${branch}`,
    `/sales/top-parts?days=30&warehouse=${branch}`,
  ]);
