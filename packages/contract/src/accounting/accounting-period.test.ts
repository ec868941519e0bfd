import { describe, expect, it } from 'vitest';
import { namedPeriod, previousPeriod, wholePeriod } from './accounting-period.rules';

describe('the period that a report is compared with', () => {
  it.each([
    ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['2026-11-01', '2026-11-16', '2026-10-01', '2026-10-16'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-01-01', '2026-11-16', '2025-01-01', '2025-11-16'],
    ['2025-01-01', '2026-12-31', '2023-01-01', '2024-12-31'],
    ['2024-01-01', '2024-02-29', '2023-01-01', '2023-02-28'],
    ['2026-11-10', '2026-11-16', '2026-11-03', '2026-11-09'],
    ['2026-11-16', '2026-11-16', '2026-11-15', '2026-11-15'],
  ])('of %s to %s is %s to %s', (startDate, endDate, from, to) =>
    expect(previousPeriod({ startDate, endDate })).toEqual({ startDate: from, endDate: to }),
  );
});

it('a report is about this month unless it says otherwise', () => {
  const today = '2026-11-16';
  expect(wholePeriod({}, today)).toEqual({ startDate: '2026-11-01', endDate: today });
  expect(wholePeriod({ startDate: '2026-02-03' }, today)).toEqual({
    startDate: '2026-02-03',
    endDate: today,
  });
  expect(wholePeriod({ endDate: '2026-02-03' }, today)).toEqual({
    startDate: '2026-02-01',
    endDate: '2026-02-03',
  });
  expect(wholePeriod({ startDate: '2027-01-05' }, today)).toEqual({
    startDate: '2027-01-05',
    endDate: '2027-01-05',
  });
});

it('names the usual periods', () => {
  const today = '2026-03-05';
  expect(namedPeriod('thisMonth', today)).toEqual({ startDate: '2026-03-01', endDate: today });
  expect(namedPeriod('lastMonth', today)).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' });
  expect(namedPeriod('thisYear', today)).toEqual({ startDate: '2026-01-01', endDate: today });
});
