import { fillAYear } from '../generate/trade/fill-a-year';
import type { DemoPart } from './demo-part';

const count = 7000;

export const demoSales: DemoPart = {
  title: `a year with ${count} sales, their debts and their payments`,
  fill: (tx) => fillAYear(tx, count),
};
