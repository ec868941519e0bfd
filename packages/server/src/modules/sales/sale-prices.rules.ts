import {
  appliedPrice,
  belowCostBlocked,
  conflict,
  discountBlocked,
  discountProblem,
  exact,
  isBelowReplacement,
  isLineBelowCost,
  lineTotal,
  ownPriceBlocked,
  replacementTexts,
  roundQuantity,
  ruleBroken,
  saleTexts,
  sumOf,
  type AppliedPrice,
  type BelowReplacementMode,
  type PartPrices,
  type PriceTier,
  type Totals,
  type Unit,
} from '@turoos/contract';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { assertFits } from '../units';

/** A part's current data. */
export interface Part extends PartPrices {
  id: string;
  name: string;
  partNumber: string;
  unit: Unit;
  /** Cents; 0 when unknown. */
  cost: number;
  /** The last purchase price in cents; 0 when unknown. */
  replacement: number;
  isActive: boolean;
}

export interface LineInput {
  product: string;
  quantity: number;
  price?: number | undefined;
  listPrice?: number | undefined;
}

export interface Line {
  productId: string;
  name: string;
  partNumber: string;
  unit: Unit;
  quantity: number;
  price: number;
  ownPrice: boolean;
  /** The part's selling price, if its price comes from the customer's tier or the quantity. */
  sellingPrice?: number | undefined;
  total: number;
  cost: number;
  replacement: number;
}

/** The largest total of a sale in cents: a typing error, not a sale, is above it. */
export const mostCents = 10_000_000_000_000;

/**
 * Prices the lines: at the part's current price for this tier and the quantity in all lines, unless the seller set
 * another.
 */
export function priceLines(
  inputs: readonly LineInput[],
  parts: ReadonlyMap<string, Part>,
  tier: PriceTier | null,
): Line[] {
  const quantities = quantitiesOf(inputs);
  const lines = inputs.map((input) => {
    const part = parts.get(input.product);
    return priceLine(input, part, part && appliedPrice(part, tier, quantities.get(input.product) ?? 0));
  });
  if (lines.reduce((sum, { total }) => sum + total, 0) > mostCents) throw ruleBroken(saleTexts.totalTooBig);
  return lines;
}

/** Returns how many of each part are bought, in all lines. */
export function quantitiesOf(
  lines: readonly Pick<LineInput, 'product' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { product, quantity } of lines)
    sums.set(product, roundQuantity((sums.get(product) ?? 0) + quantity));
  return sums;
}

function priceLine(
  { product, quantity, price, listPrice }: LineInput,
  part: Part | undefined,
  applied: AppliedPrice | undefined,
): Line {
  if (!part || !applied) throw conflict(saleTexts.partMissing, { product });
  if (!part.isActive) throw conflict(saleTexts.partInactive(part.name), { product });
  assertFits(quantity, { ...part, id: product });
  if (listPrice !== undefined && listPrice !== applied.price)
    throw conflict(saleTexts.priceChanged(part.name, applied.price), { product, price: applied.price / 100 });
  const agreed = price ?? applied.price;
  return {
    productId: product,
    name: part.name,
    partNumber: part.partNumber,
    unit: part.unit,
    quantity,
    price: agreed,
    ownPrice: agreed !== applied.price && agreed !== part.sellingPrice,
    sellingPrice: agreed === applied.price ? part.sellingPrice : undefined,
    total: lineTotal({ price: agreed, quantity }),
    cost: part.cost,
    replacement: part.replacement,
  };
}

/** Whether a line, or the discounted total, brings less than its cost. */
export function isBelowCost(
  lines: readonly Line[],
  { subtotal, discount }: Pick<Totals, 'subtotal' | 'discount'>,
): boolean {
  const known = lines.filter(({ cost }) => cost > 0);
  const spent = sumOf(known, ({ cost, quantity }) => exact(cost).times(quantity)).round();
  return known.some(isLineBelowCost) || subtotal - discount < spent;
}

/**
 * Throws when the user may not sell at these prices. A campaign's discount was approved with the campaign, so
 * only the seller's own discount requires rights. Returns the flags for the audit log, based on the full
 * discount.
 */
export function assertMayCharge(
  user: Actor,
  lines: readonly Line[],
  totals: Totals,
  belowReplacement: BelowReplacementMode = 'warn',
): { belowCost?: true } {
  const { subtotal } = totals;
  const discount = totals.discount - totals.campaignDiscount;
  refuseIf(discountProblem({ subtotal, discount }), 'RULE');
  if (lines.some(({ ownPrice }) => ownPrice)) refuseIf(ownPriceBlocked(user), 'FORBIDDEN');
  if (discount > 0) refuseIf(discountBlocked(user), 'FORBIDDEN');
  if (isBelowCost(lines, { subtotal, discount })) refuseIf(belowCostBlocked(user), 'FORBIDDEN');
  const cheap = belowReplacement === 'ask' && lines.find(isBelowReplacement);
  if (cheap && belowCostBlocked(user)) refuseIf(replacementTexts.blocked(cheap.name), 'FORBIDDEN');
  return isBelowCost(lines, totals) ? { belowCost: true } : {};
}
