/** Seconds to wait after each failed attempt; after the last of them the delivery fails and the next one is sent. */
const waits = [30, 120, 600, 1800, 3600, 3 * 3600, 6 * 3600];

/** Seconds for which a claimed delivery belongs to one process; longer than an attempt can take. */
export const leaseSeconds = 60;

/** Days of nothing but failures after which an address is switched off. */
export const failingDays = 3;

/** Returns the seconds until the next attempt after so many; undefined when that was the last. */
export const nextWait = (attempts: number): number | undefined => waits[attempts - 1];
