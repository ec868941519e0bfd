import { describe, expect, it } from 'vitest';
import { expired, isCheckDue, isDue, lastDue, nextDue } from './schedule.rules';

const daily = { backupFrequency: 'daily', backupHour: 2 } as const;
const at = (text: string) => new Date(`${text}+03:00`);

describe('the times of automatic backups', () => {
  it.each([
    ['daily', '2026-11-15T09:00', '2026-11-15T02:00', '2026-11-16T02:00'],
    ['daily', '2026-11-15T01:59', '2026-11-14T02:00', '2026-11-15T02:00'],
    ['daily', '2026-11-15T02:00', '2026-11-15T02:00', '2026-11-16T02:00'],
    // the 13th of November 2026 is a Friday
    ['weekly', '2026-11-15T09:00', '2026-11-13T02:00', '2026-11-20T02:00'],
    ['weekly', '2026-11-13T01:00', '2026-11-06T02:00', '2026-11-13T02:00'],
    ['monthly', '2026-11-15T09:00', '2026-11-01T02:00', '2026-12-01T02:00'],
    ['monthly', '2027-01-01T00:30', '2026-12-01T02:00', '2027-01-01T02:00'],
  ] as const)('%s, seen from %s', (backupFrequency, now, last, next) => {
    expect(lastDue({ ...daily, backupFrequency }, at(now))).toEqual(at(last));
    expect(nextDue({ ...daily, backupFrequency }, at(now))).toEqual(at(next));
  });

  it('are caught up with when the machine was off', () => {
    const now = at('2026-11-15T10:00');
    expect(isDue(daily, undefined, now)).toBe(true);
    expect(isDue(daily, { status: 'ready', createdAt: at('2026-11-13T02:00') }, now)).toBe(true);
    expect(isDue(daily, { status: 'ready', createdAt: at('2026-11-15T02:01') }, now)).toBe(false);
  });

  it('are not postponed by a backup that a fast clock dated into the future', () => {
    const now = at('2026-11-15T10:00');
    expect(isDue(daily, { status: 'ready', createdAt: at('2026-12-15T02:00') }, now)).toBe(true);
    expect(isCheckDue(at('2026-12-15T02:00'), now)).toBe(true);
  });

  it('are retried an hour after a failure, not at once', () => {
    const failed = { status: 'failed', createdAt: at('2026-11-15T02:00') };
    expect(isDue(daily, failed, at('2026-11-15T02:30'))).toBe(false);
    expect(isDue(daily, failed, at('2026-11-15T03:00'))).toBe(true);
  });
});

describe('the backups that are kept', () => {
  const now = at('2026-11-30T12:00');
  const days = (...ages: number[]) =>
    ages.map((age) => ({ age, createdAt: new Date(now.getTime() - age * 86_400_000) }));
  const ages = (kept: { age: number }[]) => kept.map(({ age }) => age);

  it('are those of the retention period', () => {
    const rules = { retentionDays: 30, keepAtLeast: 1 };
    expect(ages(expired(days(1, 40, 29, 31, 30), rules, now))).toEqual([31, 40]);
  });

  it('always include the newest ones, however old', () => {
    const rules = { retentionDays: 7, keepAtLeast: 3 };
    expect(ages(expired(days(100, 200, 300, 400), rules, now))).toEqual([400]);
  });
});

it('a backup is tested once a month', () => {
  const now = at('2026-11-30T12:00');
  expect(isCheckDue(undefined, now)).toBe(true);
  expect(isCheckDue(at('2026-11-05T12:00'), now)).toBe(false);
  expect(isCheckDue(at('2026-10-30T12:00'), now)).toBe(true);
});
