import { isAhead } from '../../system/clock.rules';

/** In seconds; each further wrong guess doubles the wait. */
const firstWait = 5;
const longestWait = 15 * 60;
const forgottenAfter = 60 * 60;

export interface Failures {
  failures: number;
  lastFailedAt: Date;
  blockedUntil: Date | null;
}

/**
 * Returns the seconds left to wait, capped at the longest wait; 0 when the last guess lies in the future,
 * because the clock was wrong then.
 */
export function secondsBlocked({ blockedUntil, lastFailedAt }: Failures, now: Date): number {
  if (!blockedUntil || isAhead(lastFailedAt, now)) return 0;
  const until = Math.min(blockedUntil.getTime(), lastFailedAt.getTime() + longestWait * 1000);
  return Math.max(0, Math.ceil((until - now.getTime()) / 1000));
}

/** Returns the count after one more attempt, and the time until which the next one is refused. */
export function afterAttempt({ failures, lastFailedAt }: Failures, free: number, now: Date): Failures {
  const forgotten = now.getTime() - lastFailedAt.getTime() > forgottenAfter * 1000;
  const count = forgotten ? 1 : failures + 1;
  const wait = count < free ? 0 : Math.min(firstWait * 2 ** (count - free), longestWait);
  return {
    failures: count,
    lastFailedAt: now,
    blockedUntil: wait ? new Date(now.getTime() + wait * 1000) : null,
  };
}
