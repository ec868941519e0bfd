import { roundQuantity, type CopiedPart } from '@turoos/contract';

/** A sale made on this till, as far as stock is concerned. */
export interface SoldHere {
  lines: readonly { product: string; quantity: number }[];
  /** When the server booked it, by the server's clock; null until it has acknowledged it. */
  bookedAt: Date | null;
}

/** Whether the stock of the copy does not contain a sale yet: it is not booked, or was booked after the copy was made. */
export const isMissingIn = (upTo: Date | undefined, { bookedAt }: Pick<SoldHere, 'bookedAt'>): boolean =>
  bookedAt === null || upTo === undefined || upTo <= bookedAt;

/** Sums up what was sold here and the copy does not know yet, by part. */
export function soldHere(sales: Iterable<SoldHere>, upTo: Date | undefined): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  for (const sale of sales)
    if (isMissingIn(upTo, sale))
      for (const { product, quantity } of sale.lines)
        sold.set(product, roundQuantity((sold.get(product) ?? 0) + quantity));
  return sold;
}

/**
 * Returns the stock of a part by warehouse after what was sold here: its main warehouse is sold from first, then the
 * one with the most, as the server does. Nothing is below zero.
 */
export function stockLeft(
  { id, stock, warehouse }: Pick<CopiedPart, 'id' | 'stock' | 'warehouse'>,
  sold: ReadonlyMap<string, number>,
): [warehouse: string, quantity: number][] {
  let rest = sold.get(id) ?? 0;
  const mainFirst = stock.toSorted(
    ([a, held], [b, heldThere]) => Number(b === warehouse) - Number(a === warehouse) || heldThere - held,
  );
  return mainFirst.map(([place, quantity]) => {
    const taken = Math.min(rest, quantity);
    rest = roundQuantity(rest - taken);
    return [place, roundQuantity(quantity - taken)];
  });
}
