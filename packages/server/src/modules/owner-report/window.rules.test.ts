import { describe, expect, it } from 'vitest';
import { monthsTo, windowOf } from './window.rules';

describe('the days of a period', () => {
  it.each([
    [7, '2026-11-15', '2026-11-09', '2026-12-01'],
    [30, '2026-11-15', '2026-10-17', '2026-11-01'],
    [30, '2026-11-30', '2026-11-01', '2026-11-01'],
    [90, '2026-03-01', '2025-12-02', '2026-01-01'],
    [365, '2026-11-15', '2025-11-16', '2025-12-01'],
  ])('%i up to %s begin on %s, whole months on %s', (days, today, from, wholeFrom) =>
    expect(windowOf(days, today)).toMatchObject({ from, to: today, wholeFrom }),
  );

  it('are days in Yemen’s time zone', () =>
    expect(windowOf(30, '2026-11-15')).toMatchObject({
      since: new Date('2026-10-16T21:00:00Z'),
      until: new Date('2026-10-31T21:00:00Z'),
    }));
});

describe('TOOL-18: this month and the one before to the same day', () => {
  it.each([
    ['2026-11-15', '2026-11-01', '2026-10-01', '2026-10-15'],
    ['2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['2024-03-30', '2024-03-01', '2024-02-01', '2024-02-29'],
    ['2026-01-01', '2026-01-01', '2025-12-01', '2025-12-01'],
  ])('on %s', (today, from, previousFrom, previousTo) =>
    expect(monthsTo(today)).toEqual({
      current: { from, to: today },
      previous: { from: previousFrom, to: previousTo },
    }),
  );
});
