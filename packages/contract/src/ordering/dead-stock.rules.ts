import { countedAfter, type Noun } from '../kernel/counted';
import { percentOf } from '../kernel/money';
import { roundQuantity } from '../kernel/round-quantity';
import type { DeadPart } from './dead-stock.schema';

/** What can be done about dead stock. */
export type DeadStockAction = 'transfer' | 'discount' | 'campaign';

/** What a discount would bring. */
export interface DiscountEffect {
  price: number;
  /** What all pieces bring at that price. */
  proceeds: number;
  /** Against what they cost; below zero it is a loss. */
  profit: number;
}

export function discountEffect(
  { sellingPrice, quantity, value }: Pick<DeadPart, 'sellingPrice' | 'quantity' | 'value'>,
  percent: number,
): DiscountEffect {
  const price = Math.max(0, sellingPrice - percentOf(sellingPrice, percent));
  const proceeds = Math.round(price * quantity);
  return { price, proceeds, profit: proceeds - value };
}

const months: Noun = { one: 'شهر', two: 'شهران', few: 'أشهر', many: 'شهراً' };

/** Says how long the stock lasts at the speed of the last year; undefined if nothing was sold. */
export function lastsText({
  quantity,
  soldInYear,
}: Pick<DeadPart, 'quantity' | 'soldInYear'>): string | undefined {
  if (soldInYear <= 0) return undefined;
  const lasts = Math.round((quantity / soldInYear) * 12);
  return lasts === 0 ? 'أقل من شهر' : countedAfter(lasts, months);
}

/** Returns how many to move to the warehouse that sells the part: what it sells in half a year and does not have. */
export function quantityToMove({
  quantity,
  sellsIn,
  unit,
}: Pick<DeadPart, 'quantity' | 'sellsIn' | 'unit'>): number {
  if (!sellsIn) return 0;
  const wanted = Math.min(quantity, sellsIn.sold / 2 - sellsIn.quantity);
  if (wanted <= 0) return 0;
  return unit.decimals === 0 ? Math.min(quantity, Math.ceil(wanted)) : roundQuantity(wanted);
}

/** Returns the action that suits best: moving costs nothing, and a campaign needs several parts to be worth its messages. */
export const bestAction = (part: Pick<DeadPart, 'quantity' | 'sellsIn' | 'unit'>): DeadStockAction =>
  quantityToMove(part) > 0 ? 'transfer' : 'discount';
