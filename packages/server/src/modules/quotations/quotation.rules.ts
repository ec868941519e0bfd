import {
  alternativeRials,
  appliedPrice,
  belowCostBlocked,
  conflict,
  discountBlocked,
  discountProblem,
  fromYer,
  isLineBelowCost,
  lineTotal,
  must,
  ownPriceBlocked,
  quotationTotals,
  ruleBroken,
  saleTexts,
  toYer,
  type AlternativeKind,
  type NewQuotation,
  type PartPrices,
  type PriceTier,
  type Totals,
  type Unit,
} from '@turoos/contract';
import { refuseIf } from '../../kernel/assert-may';
import type { Actor } from '../../kernel/actor';
import { assertFits } from '../units';

/** A part's current data. */
export interface QuotedPart extends PartPrices {
  id: string;
  name: string;
  partNumber: string;
  unit: Unit;
  cost: number;
  isActive: boolean;
  type: 'new' | 'used';
}

interface PricedAlternative {
  productId: string | null;
  name: string;
  partNumber: string;
  kind: AlternativeKind;
  quantity: number;
  price: number;
  total: number;
  priceYer: number | null;
  totalYer: number | null;
  /** The part's price for the customer and the quantity. */
  listPrice: number | null;
  sellingPrice: number | null;
  cost: number;
}

export interface PricedLine {
  title: string;
  alternatives: PricedAlternative[];
}

type Asked = NewQuotation['lines'][number]['alternatives'][number];

/** The largest total in cents: a typing error, not an offer, is above it. */
const mostCents = 10_000_000_000_000;

/** The current data that a quotation is made with. */
interface QuotedFacts {
  parts: ReadonlyMap<string, QuotedPart>;
  /** Of the customer. */
  tier: PriceTier | null;
  /** Rials per dollar of the quotation. */
  rate: number | null;
}

/** Prices the lines: parts at their price for this tier and quantity unless the seller set another. */
export function priceQuotation(
  lines: NewQuotation['lines'],
  facts: QuotedFacts,
  known: KnownPrices,
): PricedLine[] {
  const priced = lines.map(({ title, alternatives }) => {
    const all = alternatives.map((asked) => priceAlternative(asked, facts, known));
    return { title: title || must(all[0]).name, alternatives: all };
  });
  const dearest = priced.reduce(
    (sum, { alternatives }) => sum + Math.max(...alternatives.map(({ total }) => total)),
    0,
  );
  if (dearest > mostCents) throw ruleBroken(saleTexts.totalTooBig);
  return priced;
}

function priceAlternative(
  asked: Asked,
  { parts, tier, rate }: QuotedFacts,
  known: KnownPrices,
): PricedAlternative {
  const { product, name, partNumber, kind, quantity, priceYer, listPrice } = asked;
  const price = askedPrice(asked, rate);
  if (!product) {
    return {
      productId: null,
      name: must(name),
      partNumber: partNumber ?? '',
      kind,
      quantity,
      ...amountsOf({ price: must(price), priceYer, quantity }, rate),
      listPrice: null,
      sellingPrice: null,
      cost: 0,
    };
  }
  const part = parts.get(product);
  if (!part) throw conflict(saleTexts.partMissing, { product });
  const usual = appliedPrice(part, tier, quantity).price;
  const agreed = price ?? usual;
  const stays = known.some((one) => one.productId === product && one.price === agreed);
  if (!part.isActive && !stays) throw conflict(saleTexts.partInactive(part.name), { product });
  assertFits(quantity, { ...part, id: product });
  if (listPrice !== undefined && listPrice !== usual && !stays)
    throw conflict(saleTexts.priceChanged(part.name, usual), { product, price: usual / 100 });
  return {
    productId: product,
    name: part.name,
    partNumber: part.partNumber,
    // a used part is never offered as another
    kind: part.type === 'used' ? 'used' : kind,
    quantity,
    ...amountsOf({ price: agreed, priceYer, quantity }, rate),
    listPrice: usual,
    sellingPrice: part.sellingPrice,
    cost: part.cost,
  };
}

/** Returns the asked price in cents. Rials that were agreed on decide it, unless the cents say the same rials. */
function askedPrice({ price, priceYer }: Asked, rate: number | null): number | undefined {
  if (priceYer === undefined || rate === null) return price;
  return price !== undefined && toYer(price, rate) === priceYer ? price : fromYer(priceYer, rate);
}

function amountsOf(
  amounts: { price: number; priceYer: number | undefined; quantity: number },
  rate: number | null,
): Pick<PricedAlternative, 'price' | 'total' | 'priceYer' | 'totalYer'> {
  const rials = alternativeRials(amounts, rate);
  return {
    price: amounts.price,
    total: lineTotal(amounts),
    priceYer: rials?.price ?? null,
    totalYer: rials?.total ?? null,
  };
}

/** Prices that a quotation had before it is changed: who changes something else need not have the right to them. */
export type KnownPrices = readonly { productId: string | null; price: number; quantity: number }[];

interface Before {
  prices: KnownPrices;
  subtotal: number;
  discount: number;
  /** Whether it was for the same buyer; what was agreed with one is not agreed with another. */
  sameBuyer: boolean;
}
export const nothingBefore: Before = { prices: [], subtotal: 0, discount: 0, sameBuyer: false };

/**
 * Throws when the user may not offer these prices, which is as for selling: an offer is a promise. Prices of parts that
 * the shop does not have are free.
 */
export function assertMayOffer(
  user: Actor,
  lines: readonly PricedLine[],
  discount: number,
  before: Before,
): void {
  const own = lines
    .flatMap(({ alternatives }) => alternatives)
    .filter(
      ({ productId, price, listPrice, sellingPrice }) =>
        productId !== null && price !== listPrice && price !== sellingPrice,
    )
    .filter((one, _, all) => !before.sameBuyer || piecesAt(all, one) > piecesAt(before.prices, one));
  if (own.length > 0) refuseIf(ownPriceBlocked(user), 'FORBIDDEN');
  if (own.some(isLineBelowCost)) refuseIf(belowCostBlocked(user), 'FORBIDDEN');
  if (discount > 0 && !isAgreedDiscount(lines, discount, before))
    refuseIf(discountBlocked(user), 'FORBIDDEN');
}

/** Returns how many pieces of a part stand at a price. */
const piecesAt = (of: KnownPrices, { productId, price }: KnownPrices[number]): number =>
  of
    .filter((one) => one.productId === productId && one.price === price)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a discount is at most the one agreed before, in money and as a share of what is bought. */
function isAgreedDiscount(lines: readonly PricedLine[], discount: number, before: Before): boolean {
  const { subtotal } = quotationTotals(lines, { discount: 0, taxRate: 0 });
  return (
    before.sameBuyer &&
    discount <= before.discount &&
    discount * before.subtotal <= before.discount * subtotal
  );
}

/** Returns the totals; throws when the discount is larger than they are. */
export function sumQuotation(lines: readonly PricedLine[], discount: number, taxRate: number): Totals {
  const totals = quotationTotals(lines, { discount, taxRate });
  refuseIf(discountProblem(totals), 'RULE');
  return totals;
}
