/** Seconds to wait after each failed attempt; after the last of them the job waits for a hand. */
const waits = [3, 10, 30, 60, 60];

/** Minutes after which a job is not printed by itself any more, lest a printer surprises the shop in the morning. */
export const freshMinutes = 10;

/** Seconds for which a process keeps a claimed job unless it renews the lease, which it does three times as often. */
export const leaseSeconds = 30;

/** Seconds after which an unattended drawer is not opened any more. */
export const kickSeconds = 60;

/** The most jobs that wait for one printer, and of these the most of one user. */
export const mostWaiting = 200;
export const mostOfOneUser = 50;

/** Returns the seconds until the next attempt after so many attempts; undefined when that was the last. */
export const nextWait = (attempts: number): number | undefined => waits[attempts - 1];
