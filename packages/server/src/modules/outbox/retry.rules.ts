/** Minutes to wait after each failed attempt; after the last of them the message fails. */
const waits = [1, 5, 30];

/** Minutes for which a claimed message belongs to one server; afterwards another server may claim it. */
export const leaseMinutes = 30;

/** Returns the time of the next attempt after so many attempts; undefined when that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const minutes = waits[attempts - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
}

/** Minutes; the longest wait of a message that was attempted or claimed. */
export const longestWait = Math.max(leaseMinutes, ...waits);

export const mostAttempts = waits.length + 1;
