import { compareWithIdeal, type Haste } from './compare';
import type { Databases } from './databases';
import type { Figure } from './figure';
import { searchOf } from './typed-words';

/** Part searches as users type. */
export const measureSearch = (databases: Databases, haste: Haste): Promise<Figure[]> => {
  let turn = 0;
  return compareWithIdeal(databases, haste, async () => [
    {
      name: 'searches',
      request: (ask) => ask(searchOf(turn++)),
      ideal: 'search',
      bars: { share: 0.45 },
    },
  ]);
};
