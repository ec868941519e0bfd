import type { Line } from './draft';
import { priceOf } from './sale-figures';

/** A price so many times above or below the part's own is more likely a wrong currency or a slipped key. */
const FACTOR = 5;

/** Whether a line would be sold for nothing because its part has no price, which nobody has confirmed. */
export const lacksPrice = (line: Line): boolean =>
  line.listPrice <= 0 && priceOf(line) <= 0 && line.confirmedPrice !== 0;

/** Whether a line's price should be asked about before it is taken. */
export function isDoubtfulPrice(line: Line): boolean {
  const { price, listPrice, confirmedPrice } = line;
  if (lacksPrice(line)) return true;
  if (price === null || price === confirmedPrice || listPrice <= 0) return false;
  return price > listPrice * FACTOR || price * FACTOR < listPrice;
}
