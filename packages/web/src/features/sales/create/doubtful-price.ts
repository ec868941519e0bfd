import type { Line } from './draft';

/** A price so many times above or below the part's own is more likely a wrong currency or a slipped key. */
const FACTOR = 5;

/** Whether a line's price should be asked about before it is taken. */
export function isDoubtfulPrice({ price, listPrice, confirmedPrice }: Line): boolean {
  if (price === null || price === confirmedPrice || listPrice <= 0) return false;
  return price > listPrice * FACTOR || price * FACTOR < listPrice;
}
