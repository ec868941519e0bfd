import { offlineNumber } from '@turoos/contract';
import { withBody, type Recipe } from './recipe';
import type { Source } from './types';

const random = ({ dice }: Source) =>
  Array.from({ length: 43 }, () => dice.oneOf('abcXYZ019_-'.split(''))).join('');

/** A sale as the till of the holdings reports it, paid in dollars exactly. */
const offlineSale: Recipe = withBody((body, source) => {
  const { dice, holdings } = source;
  const seq = 1 + dice.below(1e6);
  const price = 1 + dice.below(50);
  const quantity = 1 + dice.below(3);
  const product = dice.oneOf(holdings.stock)?.product ?? dice.uuid();
  return {
    id: dice.uuid(),
    token: random(source),
    seq,
    number: offlineNumber(holdings.till.split('.')[0] ?? '', seq),
    items: [{ product, quantity, price, listPrice: price }],
    wasTried: dice.chance(0.2),
    discount: 0,
    taxRate: 0,
    grandTotal: price * quantity,
    tenders: [{ currency: 'USD', amount: price * quantity }],
    change: null,
    rounding: 0,
    rates: { usdToYer: 1500, toYer: { SAR: 400 } },
    shift: dice.chance(0.2) ? body['shift'] : null,
  };
});

export const tillRecipes: Readonly<Record<string, Recipe>> = {
  'tills.create': withBody((_, source) => ({
    name: `نقطة ${source.dice.below(1e9)}`,
    secret: random(source),
    token: random(source),
    largestSale: 1 + source.dice.below(500),
  })),
  'tills.adopt': withBody((_, source) => ({
    id: source.dice.uuid(),
    code: `K${1 + source.dice.below(300)}`,
    name: `نقطة ${source.dice.below(1e9)}`,
    secret: random(source),
    token: random(source),
    seq: source.dice.below(1e4),
    largestSale: null,
  })),
  'tills.update': withBody((_, { dice }) => ({
    name: `نقطة ${dice.below(1e9)}`,
    largestSale: null,
    version: undefined,
  })),
  'offline-sales.book': offlineSale,
  'tills.contact': withBody((_, source) => ({ token: random(source), next: random(source) })),
};
