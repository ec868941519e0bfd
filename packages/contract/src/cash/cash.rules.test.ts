import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/time';
import { nextDue, previousDue, sumOfNotes } from './cash.rules';
import type { Recurrence } from './expenses.schema';

describe('the sum of counted notes', () => {
  it('is exact, with coins too', () => {
    expect(sumOfNotes({})).toBe(0);
    expect(sumOfNotes({ '1000': 12, '500': 3, '0.25': 3 })).toBe(13_500.75);
    expect(sumOfNotes({ '0.1': 3 })).toBe(0.3);
  });
});

describe('the day on which something is due', () => {
  it.each<[string, Recurrence, string, string]>([
    ['2026-01-31', 'month', '2026-01-31', '2026-02-28'],
    ['2026-01-31', 'month', '2026-02-28', '2026-03-31'],
    ['2028-01-31', 'month', '2028-01-31', '2028-02-29'],
    ['2026-11-30', 'quarter', '2026-11-30', '2027-02-28'],
    ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
    ['2028-02-29', 'year', '2031-02-28', '2032-02-29'],
    ['2026-12-28', 'week', '2026-12-28', '2027-01-04'],
    ['2026-05-05', 'month', '2026-01-01', '2026-05-05'],
  ])('began on %s every %s: after %s it is %s', (first, every, day, due) => {
    expect(nextDue(first, every, day)).toBe(due);
  });

  it('comes again and again, at most a period apart, and back', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days)),
        fc.constantFrom<Recurrence>('week', 'month', 'quarter', 'year'),
        fc.integer({ min: 1, max: 150 }),
        (first, every, times) => {
          let due = first;
          for (let time = 0; time < times; time++) {
            const next = nextDue(first, every, due);
            expect(next > due).toBe(true);
            expect(previousDue(first, every, next)).toBe(due);
            due = next;
          }
          expect(previousDue(first, every, first)).toBe(first);
        },
      ),
      { numRuns: 60 },
    ));
});
