import { leftToReturn, type PurchaseItem } from '@turoos/contract';

export type Quantities = readonly (number | null)[];

const isWhole = (items: readonly PurchaseItem[], quantities: Quantities): boolean =>
  items.every((item, index) => (quantities[index] ?? 0) === leftToReturn(item));

/** The lines with how much of each goes back; none when everything does, so that freight and customs go back too. */
export const returningLines = (items: readonly PurchaseItem[], quantities: Quantities) =>
  isWhole(items, quantities)
    ? undefined
    : items.map((item, index) => ({ ...item, returning: quantities[index] ?? 0 }));

/** The same lines as the server wants them, without those that stay. */
export const returnedItems = (items: readonly PurchaseItem[], quantities: Quantities) =>
  returningLines(items, quantities)
    ?.filter(({ returning }) => returning > 0)
    .map(({ product, warehouse, returning }) => ({ product, warehouse, quantity: returning }));
