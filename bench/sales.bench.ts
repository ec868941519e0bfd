import { compareWithIdeal } from './compare/compare-with-ideal';
import { holdsOf } from './database/logged-steps';
import { fillShelves } from './fill-shelves';
import type { Measure } from './measure';
import { percentilesOf } from './percentiles';

/** Cash sales of three parts to a customer. */
export const measureSales: Measure = (databases, options) =>
  compareWithIdeal(databases, options, async (url) => {
    const drawSale = await fillShelves(url);
    return [
      {
        name: 'sales of 3 lines',
        request: (ask) => ask('/sales', drawSale()),
        ideal: 'sale',
        bars: { share: 0.3, alone: 6, database: 3 },
        underLoad(steps) {
          const { p50, p95 } = percentilesOf(holdsOf(steps, /turoos_number\(/));
          return [
            { name: 'invoice counter locked, 8 clients, p50', value: p50, unit: 'ms' },
            { name: 'invoice counter locked, 8 clients, p95', value: p95, unit: 'ms' },
          ];
        },
      },
    ];
  });
