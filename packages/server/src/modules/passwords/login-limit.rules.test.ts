import { describe, expect, it } from 'vitest';
import { afterAttempt, secondsBlocked, type Failures } from './login-limit.rules';

const now = new Date('2026-11-15T10:00:00Z');
const row = (failures: number, minutesAgo = 0): Failures => ({
  failures,
  lastFailedAt: new Date(now.getTime() - minutesAgo * 60_000),
  blockedUntil: null,
});
const waitAfter = (failures: number) => secondsBlocked(afterAttempt(row(failures), 5, now), now);

describe('the wait after wrong guesses', () => {
  it('is zero for the first ones, then doubles up to 15 minutes', () => {
    expect([0, 3, 4, 5, 6, 7].map(waitAfter)).toEqual([0, 0, 5, 10, 20, 40]);
    expect(waitAfter(50)).toBe(900);
  });

  it('ends when a clock that ran ahead is set right, and never exceeds the maximum', () => {
    const ahead = new Date(now.getTime() + 30 * 86_400_000);
    const wrong = afterAttempt({ failures: 9, lastFailedAt: ahead, blockedUntil: null }, 5, ahead);
    expect(secondsBlocked(wrong, ahead)).toBeGreaterThan(0);
    expect(secondsBlocked(wrong, now)).toBe(0);
    // the guesses still count
    expect(secondsBlocked(afterAttempt(wrong, 5, now), now)).toBeGreaterThan(0);
    expect(secondsBlocked({ failures: 9, lastFailedAt: now, blockedUntil: ahead }, now)).toBe(900);
  });

  it('restarts after an hour without a guess', () => {
    expect(afterAttempt(row(40, 61), 5, now)).toMatchObject({ failures: 1, blockedUntil: null });
  });
});
