import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soldHere, stockLeft } from './local-stock';

const booked = new Date('2026-11-17T10:00:00Z');
const later = new Date('2026-11-17T10:00:01Z');
const sale = (bookedAt: Date | null) => ({ lines: [{ product: 'a', quantity: 2 }], bookedAt });

it('a sale counts until the copy is newer than its booking', () => {
  const sold = (bookedAt: Date | null, upTo?: Date) => soldHere([sale(bookedAt)], upTo).get('a') ?? 0;
  expect(sold(null, later)).toBe(2);
  expect(sold(booked, undefined)).toBe(2);
  expect(sold(booked, booked)).toBe(2);
  expect(sold(booked, later)).toBe(0);
});

it('sales of one part add up without the errors of fractions', () => {
  const lines = [0.1, 0.2].map((quantity) => ({ product: 'oil', quantity }));
  expect(soldHere([{ lines, bookedAt: null }, sale(null), sale(null)], later)).toEqual(
    new Map([
      ['oil', 0.3],
      ['a', 4],
    ]),
  );
});

it('the main warehouse is sold from first, then the one with the most', () => {
  const part = {
    id: 'a',
    warehouse: 'w2',
    stock: [
      ['w1', 5],
      ['w2', 3],
      ['w3', 9],
    ] as [string, number][],
  };
  expect(stockLeft(part, new Map([['a', 4]]))).toEqual([
    ['w2', 0],
    ['w3', 8],
    ['w1', 5],
  ]);
  expect(stockLeft(part, new Map())).toEqual([
    ['w2', 3],
    ['w3', 9],
    ['w1', 5],
  ]);
});

it('what is left and what was sold add up to the stock, and nothing is below zero', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 4 }), fc.nat(90), (held, quantity) => {
      const stock = held.map((pieces, place): [string, number] => [`w${place}`, pieces]);
      const left = stockLeft({ id: 'a', warehouse: 'w1', stock }, new Map([['a', quantity]]));
      const sum = (pieces: readonly (readonly [string, number])[]) =>
        pieces.reduce((all, [, one]) => all + one, 0);
      expect(sum(left)).toBe(Math.max(0, sum(stock) - quantity));
      expect(left.every(([, pieces]) => pieces >= 0)).toBe(true);
    }),
  ));
