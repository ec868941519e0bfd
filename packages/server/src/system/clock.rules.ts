/** Milliseconds by which the clocks of a shop's machines may differ. */
const drift = 60_000;

/** Returns the latest plausible time. Later stored times were written by a clock that ran ahead. */
export const latest = (now: Date): Date => new Date(now.getTime() + drift);

export const isAhead = (written: Date, now: Date): boolean => written > latest(now);
