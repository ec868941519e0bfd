import { describe, expect, it } from 'vitest';
import { dayByKey, weeksOf, within } from './calendar-month';

describe('the calendar', () => {
  it('shows whole weeks that begin on Saturday', () => {
    const weeks = weeksOf('2026-11-17');
    expect(weeks.map(([saturday]) => saturday)).toEqual([
      '2026-10-31',
      '2026-11-07',
      '2026-11-14',
      '2026-11-21',
      '2026-11-28',
      '2026-12-05',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-11');
    expect(weeksOf('2025-02-10')[0]?.[0]).toBe('2025-02-01');
  });

  it('stays within a shorter month', () => {
    const months = (day: string, shiftKey: boolean) =>
      ['PageDown', 'PageUp'].map((key) => dayByKey(day, { key, shiftKey }));
    expect(months('2026-03-31', false)).toEqual(['2026-04-30', '2026-02-28']);
    expect(months('2028-02-29', true)).toEqual(['2029-02-28', '2027-02-28']);
  });

  it('is walked by keys, forward to the left', () => {
    const from = (key: string, shiftKey = false) => dayByKey('2026-11-17', { key, shiftKey });
    expect([from('ArrowLeft'), from('ArrowRight')]).toEqual(['2026-11-18', '2026-11-16']);
    expect([from('ArrowDown'), from('ArrowUp')]).toEqual(['2026-11-24', '2026-11-10']);
    expect([from('Home'), from('End')]).toEqual(['2026-11-14', '2026-11-20']);
    expect([from('PageDown'), from('PageUp')]).toEqual(['2026-12-17', '2026-10-17']);
    expect([from('PageDown', true), from('PageUp', true)]).toEqual(['2027-11-17', '2025-11-17']);
    expect(from('a')).toBeUndefined();
  });

  it('keeps to its limits', () => {
    const limits = { min: '2026-11-05', max: '2026-11-16' };
    expect(['2026-11-01', '2026-11-10', '2027-01-01'].map((day) => within(day, limits))).toEqual([
      '2026-11-05',
      '2026-11-10',
      '2026-11-16',
    ]);
  });
});
