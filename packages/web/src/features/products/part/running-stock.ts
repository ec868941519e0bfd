import { adenDay, roundQuantity, type Movement } from '@turoos/contract';

/**
 * Returns the part's stock at the end of each day with movements, oldest first. Computed back from the
 * current stock, because a movement knows only the stock of its own warehouse.
 */
export function runningStock(
  now: number,
  newestFirst: readonly Pick<Movement, 'createdAt' | 'quantity'>[],
): { day: string; quantity: number }[] {
  const days = new Map<string, number>();
  let quantity = now;
  for (const movement of newestFirst) {
    const day = adenDay(movement.createdAt);
    if (!days.has(day)) days.set(day, quantity);
    quantity = roundQuantity(quantity - movement.quantity);
  }
  return [...days].map(([day, left]) => ({ day, quantity: left })).toReversed();
}
