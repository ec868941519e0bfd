/** Minutes to wait after each try that failed; after the last of them the message is given up. */
const waits = [1, 5, 30];

/** A message being sent is nobody else's for so long; a server that died over it loses it then. */
export const leaseMinutes = 30;

/** When to try again after so many tries; undefined when that was the last. */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const minutes = waits[attempts - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
}

/** Minutes; nothing that was tried or taken waits longer. */
export const longestWait = Math.max(leaseMinutes, ...waits);

export const mostAttempts = waits.length + 1;
