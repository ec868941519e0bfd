import { adenDay } from '@turoos/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRun, type Schedule } from './schedule.rules';

const runs = (schedule: Schedule, after: string, count: number) => {
  const found: string[] = [];
  let at = new Date(after);
  for (let index = 0; index < count; index++) {
    at = nextRun(schedule, at);
    found.push(at.toISOString().slice(0, 16));
  }
  return found;
};

describe('the next run of a report', () => {
  it('daily: today if the time is still ahead in Yemen, else tomorrow', () => {
    const daily = { frequency: 'daily', time: '09:00', from: '2026-11-15' } as const;
    expect(runs(daily, '2026-11-15T05:59:59Z', 2)).toEqual(['2026-11-15T06:00', '2026-11-16T06:00']);
    expect(runs(daily, '2026-11-15T06:00:00Z', 1)).toEqual(['2026-11-16T06:00']);
  });

  it('at an hour that is still yesterday in UTC', () => {
    const early = { frequency: 'daily', time: '01:30', from: '2026-11-15' } as const;
    expect(runs(early, '2026-11-15T22:29:00Z', 1)).toEqual(['2026-11-15T22:30']);
    expect(runs(early, '2026-11-15T22:30:00Z', 1)).toEqual(['2026-11-16T22:30']);
  });

  it('weekly: on the weekday it was scheduled on', () => {
    // a Sunday
    const weekly = { frequency: 'weekly', time: '09:00', from: '2026-11-15' } as const;
    expect(runs(weekly, '2026-11-15T05:00:00Z', 3)).toEqual([
      '2026-11-15T06:00',
      '2026-11-22T06:00',
      '2026-11-29T06:00',
    ]);
    expect(runs(weekly, '2026-11-18T12:00:00Z', 1)).toEqual(['2026-11-22T06:00']);
  });

  it('monthly from the 31st: on the last day of shorter months, and on the 31st again', () => {
    const monthly = { frequency: 'monthly', time: '23:59', from: '2026-12-31' } as const;
    expect(runs(monthly, '2026-12-31T20:00:00Z', 6)).toEqual([
      '2026-12-31T20:59',
      '2027-01-31T20:59',
      '2027-02-28T20:59',
      '2027-03-31T20:59',
      '2027-04-30T20:59',
      '2027-05-31T20:59',
    ]);
  });

  it('monthly in a leap year', () =>
    expect(
      runs({ frequency: 'monthly', time: '00:00', from: '2028-01-30' }, '2028-02-01T00:00:00Z', 2),
    ).toEqual(['2028-02-28T21:00', '2028-03-29T21:00']));

  it('is always in the future, at its time, and never skips a run', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
        fc.integer({ min: 0, max: 1439 }),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (frequency, minute, from, after) => {
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const schedule = { frequency, time, from: adenDay(from) };
          const next = nextRun(schedule, after);
          expect(next.getTime()).toBeGreaterThan(after.getTime());
          const longest = { daily: 1, weekly: 7, monthly: 31 }[frequency] * 86_400_000;
          expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(longest);
          expect(new Date(next.getTime() + 3 * 3_600_000).toISOString().slice(11, 16)).toBe(time);
          expect(nextRun(schedule, new Date(next.getTime() - 1))).toEqual(next);
        },
      ),
    );
  });
});
