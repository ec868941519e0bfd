import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toCents, toYer, Usd, usdText } from './money';

describe('Usd', () => {
  it('converts between dollars on the wire and cents inside, without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), (cents) => {
        expect(z.decode(Usd, z.encode(Usd, cents))).toBe(cents);
        expect(z.decode(Usd, JSON.parse(JSON.stringify(z.encode(Usd, cents))))).toBe(cents);
      }),
    );
  });

  it.each([19.99, 0.1, 0.07, 1.1, 4.35, 1_000_000.01])('reads %d exactly', (dollars) =>
    expect(z.decode(Usd, dollars)).toBe(Number((dollars * 100).toFixed(0))),
  );

  it.each([1.005, 0.001, 1e15, Number.NaN, Number.POSITIVE_INFINITY, '5', null])('rejects %s', (value) =>
    expect(Usd.safeParse(value).success).toBe(false),
  );
  it('reports that an amount is too large', () =>
    expect(Usd.safeParse(1e15).error?.issues[0]?.message).toBe('المبلغ أكبر من المسموح'));
});

describe('toCents', () => {
  it.each([
    ['12.5', 1250],
    ['1,234.50', 123450],
    ['١٢٫٥', 1250],
    ['١٬٠٠٠', 100000],
    ['$ 5', 500],
    ['.5', 50],
    ['-3', -300],
    [7, 700],
  ])('%s is %d cents', (typed, cents) => expect(toCents(typed)).toBe(cents));

  it.each(['', 'abc', '1.234', '1.2.3', '--1', '1e5', '9999999999999'])('rejects %s', (typed) =>
    expect(toCents(typed)).toBeNull(),
  );
});

describe('rials', () => {
  it('are whole, and rounded symmetrically around zero', () => {
    expect(toYer(100, 1530)).toBe(1530);
    expect(toYer(1999, 1530.5)).toBe(30595);
    expect(toYer(-1999, 1530.5)).toBe(-30595);
    expect(toYer(0, 1530)).toBe(0);
  });
  it('dollars are written with two decimals', () => expect(usdText(123450)).toBe('1,234.50'));
});
