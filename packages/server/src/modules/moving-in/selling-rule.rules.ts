import { exact, roundPrice, type BroughtPrice, type SheetSettings } from '@turoos/contract';

type Prices = Pick<BroughtPrice, 'purchasePrice' | 'sellingPrice' | 'wholesalePrice'>;

/**
 * Returns the prices with the selling price that the rule makes of the purchase price, rounded up to the chosen multiple
 * or else to cents. A selling price that the list gives itself holds.
 */
export function withRule(prices: Prices, rule: SheetSettings['sellingRule']): Prices {
  const { purchasePrice, sellingPrice } = prices;
  if (!rule || purchasePrice === undefined || sellingPrice !== undefined) return prices;
  const step = rule.roundTo && rule.roundTo > 0 ? rule.roundTo : 1;
  // exact, because the binary product of 110 and 1.1 is more than 121 and would be rounded up
  const price = exact(purchasePrice).times(rule.factor).round(4);
  return { ...prices, sellingPrice: roundPrice(price, { currency: 'USD', step, isUp: true }, null) };
}
