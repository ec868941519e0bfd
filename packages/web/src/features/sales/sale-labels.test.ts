import { describe, expect, it } from 'vitest';
import { rateOf, saleBadges, saleName } from './sale-labels';

describe('an invoice', () => {
  it('is named a held invoice while it has no number', () =>
    expect(saleName({ saleNumber: null })).toBe('فاتورة معلقة'));

  it.each([
    ['completed', 0, ['مكتملة']],
    ['completed', 500, ['مكتملة', 'مسترجعة جزئياً']],
    ['pending', 0, ['معلقة']],
    ['cancelled', 0, ['ملغية']],
    ['refunded', 900, ['مسترجعة']],
  ] as const)('%s with %i refunded has the badges of its status', (status, refundAmount, labels) =>
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
