import { compareWithIdeal, type Haste } from './compare';
import type { Databases } from './databases';
import type { Figure } from './figure';

/** The first pages of the lists that a shop opens most. */
export const measureLists = (databases: Databases, haste: Haste): Promise<Figure[]> =>
  compareWithIdeal(databases, haste, async () =>
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
