import { can, type Subject } from '../access/can';
import { countedAfter } from '../kernel/counted';
import { percentOf } from '../kernel/money';
import { nouns } from '../kernel/nouns';
import { piece, quantityText, type Unit } from '../units/units.schema';
import type { PriceBreak, TierPrice } from './price-parts.schema';
import type { PriceTier } from './prices.schema';

/** The prices of a part, in cents. */
export interface PartPrices {
  sellingPrice: number;
  /** 0: none of its own. */
  wholesalePrice: number;
  tierPrices: readonly TierPrice[];
  priceBreaks: readonly PriceBreak[];
}

/** The price of a line, and why it is that. */
export interface AppliedPrice {
  price: number;
  by: 'selling' | 'tier' | 'break';
  /** The quantity from which a price by quantity applies. */
  from?: number;
}

type Tier = Pick<PriceTier, '_id' | 'percent' | 'isWholesale'>;

/** Returns the part's own price in a tier; 0 when it has none and the tier's percentage applies. */
export function ownTierPrice(
  { wholesalePrice, tierPrices }: Pick<PartPrices, 'wholesalePrice' | 'tierPrices'>,
  tier: Pick<Tier, '_id' | 'isWholesale'>,
): number {
  if (tier.isWholesale) return wholesalePrice;
  return tierPrices.find((one) => one.tier === tier._id)?.price ?? 0;
}

export const tierPrice = (part: PartPrices, tier: Tier): number =>
  ownTierPrice(part, tier) || percentOf(part.sellingPrice, tier.percent);

/**
 * Returns what each piece costs a customer of this tier who buys so many: the tier's price, or the price of the quantity
 * if it is lower.
 */
export function appliedPrice(part: PartPrices, tier: Tier | null, quantity: number): AppliedPrice {
  const usual = tier ? tierPrice(part, tier) : part.sellingPrice;
  const reached = part.priceBreaks.findLast(({ from }) => from <= quantity);
  if (reached && reached.price < usual) return { price: reached.price, by: 'break', from: reached.from };
  return { price: usual, by: usual === part.sellingPrice ? 'selling' : 'tier' };
}

/** Names the price of a line if it is not the selling price: سعر الجملة، من 10 قطع. */
export function appliedPriceText(
  { by, from = 0 }: AppliedPrice,
  tier: Pick<PriceTier, 'name'> | null,
  unit: Pick<Unit, 'code' | 'name'>,
): string | undefined {
  if (by === 'break')
    return `سعر الكمية من ${unit.code === piece.code ? countedAfter(from, nouns.part) : quantityText(from, unit)}`;
  return by === 'tier' && tier ? `سعر ${tier.name}` : undefined;
}

/** Returns why this user can't put a customer into a price tier: it is a way to change prices. */
export const tierBlocked = (who: Subject): string | undefined =>
  can(who, 'sales:update') || can(who, 'products:update')
    ? undefined
    : 'ليس لديك صلاحية لتغيير فئة سعر العميل';
