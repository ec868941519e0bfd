import { compareWithIdeal } from './compare/compare-with-ideal';
import type { Measure } from './measure';
import { searchOf } from './typed-words';

/** Part searches as users type. */
export const measureSearch: Measure = (databases, options) => {
  let turn = 0;
  return compareWithIdeal(databases, options, async () => [
    {
      name: 'searches',
      request: (ask) => ask(searchOf(turn++)),
      ideal: 'search',
      bars: { share: 0.45 },
    },
  ]);
};
