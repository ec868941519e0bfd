import { describe, expect, it } from 'vitest';
import { dice } from '../../samples/numbers';
import { momentOf, tradingDays } from './calendar';

const noon = Date.parse('2026-06-10T12:00:00+03:00');

describe('the days of a traded year', () => {
  const days = tradingDays(10_000, noon);

  it('distribute all sales, growing over time, with few on Fridays', () => {
    expect(days).toHaveLength(365);
    expect(days.reduce((sum, { sales }) => sum + sales, 0)).toBe(10_000);
    const between = (from: number, to: number) =>
      days.slice(from, to).reduce((sum, { sales }) => sum + sales, 0);
    expect(between(273, 364)).toBeGreaterThan(between(0, 91));
    const fridays = days.filter(({ isFriday }) => isFriday);
    expect(fridays).toHaveLength(52);
    expect(fridays.reduce((sum, { sales }) => sum + sales, 0)).toBeLessThan(10_000 / 14);
  });

  it('end now, with a partial last day at noon', () => {
    const [yesterday, today] = days.slice(-2);
    expect(today?.until).toBeLessThan(noon);
    expect(today?.sales).toBeGreaterThan(0);
    expect(today?.sales).toBeLessThan(yesterday?.sales ?? 0);
    const roll = dice(1);
    for (const day of days)
      for (let n = 0; n < 20; n++) {
        const at = momentOf(day, roll);
        expect(at).toBeGreaterThan(day.from);
        expect(at).toBeLessThan(day.until);
      }
  });

  it('exclude a day that has not begun', () => {
    expect(tradingDays(1000, Date.parse('2026-06-10T05:00:00+03:00')).at(-1)?.sales).toBe(0);
  });
});
