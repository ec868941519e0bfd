import { expect, it } from 'vitest';
import { drawablePoints } from './by-week';

const day = (place: number) => ({
  date: `day ${place}`,
  sales: place,
  rials: { rials: 530 * place, unrated: 1 },
  profit: 1,
  previousSales: 2,
  previousRials: { rials: 3, unrated: 0 },
  previousProfit: 0,
});
const days = (count: number) => Array.from({ length: count }, (_, place) => day(place));

it('keeps as many days as a chart can show', () => expect(drawablePoints(days(90))).toEqual(days(90)));

it('sums a year by week, losing nothing', () => {
  const weeks = drawablePoints(days(365));
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toMatchObject({ date: 'day 0', sales: 0, profit: 1 });
  expect(weeks.at(-1)).toMatchObject({
    date: 'day 358',
    profit: 7,
    previousSales: 14,
    previousRials: { rials: 21, unrated: 0 },
  });
  expect(weeks.reduce((sum, { sales }) => sum + sales, 0)).toBe((364 * 365) / 2);
});
