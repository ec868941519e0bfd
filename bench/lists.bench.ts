import { compareWithIdeal } from './compare/compare-with-ideal';
import type { Measure } from './measure';

/** The first pages of the lists that a shop opens most. */
export const measureLists: Measure = (databases, options) =>
  compareWithIdeal(databases, options, async () =>
    [
      ['sales', '/sales'],
      ['parts', '/products'],
      ['customers', '/customers'],
    ].map(([rows, path]) => ({
      name: `newest 20 ${rows}`,
      request: (ask) => ask(`${path}?limit=20`),
      ideal: 'list',
      bars: { share: 0.13 },
    })),
  );
