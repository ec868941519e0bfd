import { describe, expect, it } from 'vitest';
import { isBackwards, reachesToday } from './period';
import { adenDay } from './time';

const day = (daysAgo: number) => adenDay(new Date(Date.now() - daysAgo * 86_400_000));

describe('a period', () => {
  it.each([
    ['2026-02-02', '2026-02-01', true],
    ['2026-02-01', '2026-02-01', false],
    ['2026-01-31', '2026-02-01', false],
    ['2026-02-02', '', false],
    ['', '2026-02-01', false],
    [undefined, null, false],
  ])('from %s to %s is backwards: %s', (startDate, endDate, is) =>
    expect(isBackwards({ startDate, endDate })).toBe(is),
  );

  it('reaches today when it has no end or ends today or later', () => {
    for (const endDate of [undefined, '', day(0), day(-1)]) expect(reachesToday({ endDate })).toBe(true);
    expect(reachesToday({ endDate: day(1) })).toBe(false);
  });
});
