import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carProfit, pieceNumber, splitByValue, splitProblem } from './teardown.rules';

it('a cost is split by value to the cent, and equally where nothing has a value', () => {
  expect(splitByValue(100_000, [50_000, 30_000, 20_000])).toEqual([50_000, 30_000, 20_000]);
  expect(splitByValue(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(splitByValue(100, [0, 0])).toEqual([50, 50]);
  expect(splitByValue(100, [])).toEqual([]);
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 60 }), (whole, values) => {
      const shares = splitByValue(whole, values);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('costs entered by hand must add up; the reason says by how much they do not', () => {
  expect(splitProblem(100, [60, 40])).toBeUndefined();
  expect(splitProblem(100, [])).toBeUndefined();
  expect(splitProblem(10_000, [6000, 3000])).toContain('10.00');
  expect(splitProblem(10_000, [6000, 4001])).toContain('أنقص');
});

it('a car has earned its revenue less the cost of what is gone', () => {
  const bought = {
    cost: 1000,
    revenue: 0,
    scrap: 0,
    shelfCost: 0,
    onCarCost: 1000,
    shelfValue: 0,
    onCarValue: 1800,
  };
  expect(carProfit(bought)).toEqual({ profit: 0, expectedProfit: 800 });
  expect(
    carProfit({ ...bought, revenue: 700, shelfCost: 300, onCarCost: 300, shelfValue: 500, onCarValue: 500 }),
  ).toEqual({ profit: 300, expectedProfit: 700 });
  const ended = { ...bought, revenue: 1500, scrap: 100, onCarCost: 0, onCarValue: 0 };
  expect(carProfit(ended)).toEqual({ profit: 600, expectedProfit: 600 });
});

it('the numbers of pieces differ also without their dash', () => {
  expect(pieceNumber(12, 7)).toBe('U0012-007');
  const plain = (car: number, piece: number) => pieceNumber(car, piece).replace('-', '');
  expect(plain(1, 27)).not.toBe(plain(12, 7));
});
