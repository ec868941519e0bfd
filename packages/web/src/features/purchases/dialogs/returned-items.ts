import { leftToReturn, type PurchaseItem } from '@turoos/contract';

export type Quantities = readonly (number | null)[];

const isWhole = (items: readonly PurchaseItem[], quantities: Quantities): boolean =>
  items.every((item, index) => (quantities[index] ?? 0) === leftToReturn(item));

/**
 * Returns the lines with their returned quantities; none for a full return, so that freight and customs are
 * returned too.
 */
export const returningLines = (items: readonly PurchaseItem[], quantities: Quantities) =>
  isWhole(items, quantities)
    ? undefined
    : items.map((item, index) => ({ ...item, returning: quantities[index] ?? 0 }));

/** Returns the same lines as the API expects them, without zero quantities. */
export const returnedItems = (items: readonly PurchaseItem[], quantities: Quantities) =>
  returningLines(items, quantities)
    ?.filter(({ returning }) => returning > 0)
    .map(({ product, warehouse, returning }) => ({ product, warehouse, quantity: returning }));
