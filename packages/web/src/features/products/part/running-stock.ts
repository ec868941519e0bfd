import { adenDay, roundQuantity, type Movement } from '@turoos/contract';

/**
 * What there was of a part at the end of each day on which it moved, oldest first. Counted back from what there is
 * now, because a movement knows only its own warehouse.
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
