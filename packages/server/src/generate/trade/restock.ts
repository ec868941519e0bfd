import type { Dice } from '../../samples/numbers';
import { tradedDays } from './calendar';
import type { ShelvedPart, Shelves } from './shelves';

/** Days of sales that a full shelf lasts, and a low one. */
const cover = { full: 30, low: 10 };

/** Sets the target and reorder levels of each shelf from the expected sales of the year. */
export function planShelves(parts: readonly ShelvedPart[], sales: number, weights: readonly number[]): void {
  const asked = sales * 2.6;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, part] of parts.entries()) {
    const perDay = (asked * (weights[place] ?? 0)) / total / tradedDays;
    part.target = Math.ceil(Math.max(part.quantity, perDay * cover.full));
    part.reorderAt = Math.min(Math.ceil(Math.max(part.minLevel, perDay * cover.low)), part.target - 1);
  }
}

/** Returns the days until ordered goods arrive. Used parts cannot be ordered, so they take longer. */
export const leadTime = ({ minLevel }: ShelvedPart, roll: Dice): number =>
  minLevel === 0 ? 15 + roll(30) : 3 + roll(8);

/** Refills the shelf at the part's cost at that time, and returns what the goods cost. */
export function deliver(
  shelves: Shelves,
  part: ShelvedPart,
  { at, userId, roll }: { at: number; userId: string | null; roll: Dice },
): number {
  part.isOrdered = false;
  const quantity = Math.max(1, part.target - Math.floor(part.quantity));
  const unitCost = Math.max(1, Math.round((part.listCost * (970 + roll(61))) / 1000));
  shelves.bring(
    { part, warehouseId: part.mainWarehouseId, quantity, unitCost },
    { at, reason: 'purchase', userId },
  );
  return Math.round(quantity * unitCost);
}
