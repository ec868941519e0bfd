import {
  exact,
  leftToReturn,
  refundable,
  roundQuantity,
  sumOf,
  type Sale,
  type SaleItem,
} from '@turoos/contract';

type Priced = Pick<Sale, 'subtotal' | 'grandTotal' | 'refundAmount' | 'items'>;

/**
 * Returns the sold value of the returned pieces with their share of discount and tax. Returning all remaining
 * pieces refunds the whole remaining amount, so that no cent is lost to rounding.
 */
export function proposedRefund(sale: Priced, quantities: readonly number[]): number {
  const most = refundable(sale);
  const pieces = sale.items.map((item, index) => Math.min(quantities[index] ?? 0, leftToReturn(item)));
  if (sale.items.every((item, index) => pieces[index] === leftToReturn(item))) return most;
  if (sale.subtotal === 0) return 0;
  const value = sumOf(
    sale.items.map(({ total, quantity }, index) =>
      exact(total)
        .times(pieces[index] ?? 0)
        .over(quantity),
    ),
    (part) => part,
  );
  return Math.min(most, value.times(sale.grandTotal).over(sale.subtotal).round());
}

/**
 * Returns the returned pieces as the API expects them: summed by part over all lines, without zero
 * quantities.
 */
export function returnedItems(
  items: readonly Pick<SaleItem, 'product'>[],
  quantities: readonly (number | null)[],
): { product: string; quantity: number }[] {
  const byPart = new Map<string, number>();
  items.forEach(({ product }, index) => {
    const quantity = quantities[index] ?? 0;
    if (quantity > 0) byPart.set(product, roundQuantity((byPart.get(product) ?? 0) + quantity));
  });
  return Array.from(byPart, ([product, quantity]) => ({ product, quantity }));
}
