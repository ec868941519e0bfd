import type { CustomerChanges } from '@turoos/contract';

/** Returns the id of the chosen price tier, whether it was sent as an id or as it was read; undefined leaves it. */
export const chosenTier = (tier: CustomerChanges['priceTier']): string | null | undefined =>
  typeof tier === 'object' && tier !== null ? tier._id : tier;

/**
 * Returns the months up to the day's month, oldest first: 2026-01-31 and 3 give 2025-11, 2025-12, 2026-01.
 */
export function lastMonths(day: string, count: number): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
