import { purchaseLineTotal, roundQuantity, type PurchaseDetail, type PurchaseItem } from '@turoos/contract';

/** What of a line has not gone back yet. */
export const leftOf = ({ quantity, returned }: Pick<PurchaseItem, 'quantity' | 'returned'>): number =>
  roundQuantity(quantity - returned);

/** What the purchase asked for these pieces of a line; the last ones take what rounding left. */
const valueOf = ({ returned, unitCost }: PurchaseItem, quantity: number): number =>
  purchaseLineTotal({ unitCost, quantity: roundQuantity(returned + quantity) }) -
  purchaseLineTotal({ unitCost, quantity: returned });

export type Quantities = readonly (number | null)[];

const isWhole = (items: readonly PurchaseItem[], quantities: Quantities): boolean =>
  items.every((item, index) => (quantities[index] ?? 0) === leftOf(item));

/** What the account is credited with: the goods, and with all of them freight and customs on the purchase. */
export const valueOfReturn = (
  purchase: Pick<PurchaseDetail, 'items' | 'totalAmount' | 'returnedAmount'>,
  quantities: Quantities,
): number =>
  isWhole(purchase.items, quantities)
    ? purchase.totalAmount - purchase.returnedAmount
    : purchase.items.reduce((sum, item, index) => sum + valueOf(item, quantities[index] ?? 0), 0);

/** The lines as the server wants them; none when everything goes back. */
export const returnedItems = (items: readonly PurchaseItem[], quantities: Quantities) =>
  isWhole(items, quantities)
    ? undefined
    : items
        .map(({ product, warehouse }, index) => ({ product, warehouse, quantity: quantities[index] ?? 0 }))
        .filter(({ quantity }) => quantity > 0);
