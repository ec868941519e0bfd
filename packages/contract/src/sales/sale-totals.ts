/** Cents of a line: the price times the pieces, rounded once. */
export const lineTotal = ({ price, quantity }: { price: number; quantity: number }): number =>
  Math.round(price * quantity);

export interface Totals {
  subtotal: number;
  discount: number;
  tax: number;
  grandTotal: number;
}

/** The one sum both sides make, in cents. The tax is on what is left after the discount. */
export function saleTotals(
  lines: readonly { price: number; quantity: number }[],
  { discount = 0, taxRate = 0 }: { discount?: number; taxRate?: number } = {},
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const tax = Math.round(((subtotal - discount) * taxRate) / 100);
  return { subtotal, discount, tax, grandTotal: subtotal - discount + tax };
}
