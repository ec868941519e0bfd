/** What decides whether sales wait for a standby. */
export interface WaitingFacts {
  /** Whether the owner wants sales to wait. */
  isWanted: boolean;
  /** Whether they do now. */
  isOn: boolean;
  /** Seconds that a sale may wait at most. */
  mostSeconds: number;
  /** Seconds that the longest waiting sale has waited. */
  longestSeconds: number;
  /** Seconds since a standby was last connected, in step and heard of; 0 while one is. */
  goneSeconds: number;
  /** Seconds for which one has been so without a break. */
  steadySeconds: number;
}

/** Seconds between two decisions, by which one that is due comes early rather than late. */
const apart = 0.5;
/** Seconds for which a standby must be there before sales wait for it again. */
const steadyFor = 3;

/**
 * Decides whether sales wait for a standby from now on. A sale never waits longer than the owner said: then the shop goes
 * on without, until a standby is there again and in step.
 */
export function shallWait(facts: WaitingFacts): boolean {
  const { isWanted, isOn, mostSeconds, longestSeconds, goneSeconds, steadySeconds } = facts;
  if (!isWanted) return false;
  if (!isOn) return steadySeconds >= steadyFor;
  return Math.max(longestSeconds, goneSeconds) + apart < mostSeconds;
}
