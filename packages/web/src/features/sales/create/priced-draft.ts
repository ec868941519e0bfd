import { appliedPrice, appliedPriceText, piece, type PriceTier } from '@turoos/contract';
import type { Draft, Line } from './draft';

/** Gives the lines the prices of the customer's tier and of their quantities. What is stored stays as it is. */
export const pricedDraft = (draft: Draft, tier: PriceTier | null): Draft => ({
  ...draft,
  lines: draft.lines.map((line) => pricedLine(line, tier)),
});

/** Returns the same line if its price is the selling price, so that it is not rendered again. */
function pricedLine(line: Line, tier: PriceTier | null): Line {
  const { prices, listPrice: sellingPrice, quantity, unit = piece } = line;
  if (!prices) return line;
  const applied = appliedPrice({ ...prices, sellingPrice }, tier, quantity ?? 0);
  const priceName = appliedPriceText(applied, tier, unit);
  return priceName === undefined ? line : { ...line, listPrice: applied.price, sellingPrice, priceName };
}
