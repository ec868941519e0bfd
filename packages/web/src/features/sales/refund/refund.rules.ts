import { exact, roundQuantity, sumOf, type Sale, type SaleItem } from '@turoos/contract';

type Priced = Pick<Sale, 'subtotal' | 'grandTotal' | 'refundAmount' | 'items'>;

/** What of a line is still with the customer. */
export const leftOf = ({ quantity, returned }: Pick<SaleItem, 'quantity' | 'returned'>): number =>
  roundQuantity(quantity - returned);

/** What can still be given back, in cents. */
export const refundable = ({ grandTotal, refundAmount }: Pick<Sale, 'grandTotal' | 'refundAmount'>): number =>
  grandTotal - refundAmount;

/**
 * What the returned pieces were sold for, with their share of the discount and the tax. Whoever brings back all
 * that is left gets all that is left, so that no cent of rounding stays behind.
 */
export function proposedRefund(sale: Priced, quantities: readonly number[]): number {
  const most = refundable(sale);
  const pieces = sale.items.map((item, index) => Math.min(quantities[index] ?? 0, leftOf(item)));
  if (sale.items.every((item, index) => pieces[index] === leftOf(item))) return most;
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

/** Money given back first lowers what is still owed on the invoice; the rest is handed over. */
export function splitRefund(amount: number, remaining: number): { debt: number; cash: number } {
  const debt = Math.min(amount, remaining);
  return { debt, cash: amount - debt };
}

/** The pieces as the server wants them: by part, whatever line they stood on, without those that stay. */
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
