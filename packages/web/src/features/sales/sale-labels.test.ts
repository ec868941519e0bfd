import { describe, expect, it } from 'vitest';
import { rateOf, saleBadges, saleName } from './sale-labels';

describe('the words of the list', () => {
  it('a held invoice is called so', () => expect(saleName({ saleNumber: null })).toBe('فاتورة معلقة'));

  it.each([
    ['completed', 0, ['مكتملة']],
    ['completed', 500, ['مكتملة', 'مسترجعة جزئياً']],
    ['pending', 0, ['معلقة']],
    ['cancelled', 0, ['ملغية']],
    ['refunded', 900, ['مسترجعة']],
  ] as const)('%s with %i given back', (status, refundAmount, labels) =>
    expect(saleBadges({ status, refundAmount }).map(({ label }) => label)).toEqual(labels),
  );
});

it.each([
  ['completed', 535, 535],
  ['completed', null, null],
  ['pending', null, 'today'],
] as const)('FX-09: the amounts of a %s invoice of rate %s are at %s', (status, usd_to_yer, at) =>
  expect(rateOf({ status, usd_to_yer })).toBe(at),
);
