import {
  appliedPrice,
  belowCostBlocked,
  discountBlocked,
  discountProblem,
  isLineBelowCost,
  lineTotal,
  ownPriceBlocked,
  saleTotals,
  type DecisionPart,
  type DecisionProblem,
  type OfflineSaleFact,
  type PriceTier,
  type Subject,
  type Totals,
} from '@turoos/contract';
import { isBelowCost, mostCents, quantitiesOf, type Line, type Part } from '../sales';
import { foundIf, type Found } from './found';

export interface SoldLines {
  lines: Line[];
  found: Found[];
  /** Whether all parts can be taken out of stock. */
  areSellable: boolean;
}

/** Returns the lines as they were sold, whatever the parts cost now. */
export function soldLines(items: OfflineSaleFact['items'], parts: ReadonlyMap<string, Part>): SoldLines {
  const lines: Line[] = [];
  const odd: DecisionPart[] = [];
  let areSellable = true;
  for (const { product, quantity, price, listPrice } of items) {
    const part = parts.get(product);
    const problem = problemOf(part, quantity);
    if (problem)
      odd.push({ product, name: part?.name ?? '', partNumber: part?.partNumber ?? '', problems: [problem] });
    if (problem && problem !== 'partInactive') areSellable = false;
    if (part)
      lines.push({
        productId: product,
        name: part.name,
        partNumber: part.partNumber,
        unit: part.unit,
        quantity,
        price,
        ownPrice: price !== listPrice,
        total: lineTotal({ price, quantity }),
        cost: part.cost,
        replacement: part.replacement,
      });
  }
  return { lines, areSellable, found: odd.length > 0 ? [{ kind: 'part', details: { parts: odd } }] : [] };
}

function problemOf(part: Part | undefined, quantity: number): DecisionProblem | undefined {
  if (!part) return 'partGone';
  if (part.unit.decimals === 0 && !Number.isInteger(quantity)) return 'quantity';
  return part.isActive ? undefined : 'partInactive';
}

/**
 * Returns the totals by the fact's own prices, discount and tax; found if the receipt said another total. Less than a step
 * of cash is no other total: the money that was taken is right, and the difference is rounding.
 */
export function receiptTotals(
  { items, discount, taxRate, grandTotal }: OfflineSaleFact,
  cashStep: number,
): {
  totals: Totals;
  /** What the customer was asked for. */
  asked: number;
  found: Found[];
  /** Whether an invoice can have such totals. */
  arePossible: boolean;
} {
  const totals = saleTotals(items, { discount, taxRate });
  const reason = discountProblem(totals);
  const arePossible = !reason && totals.subtotal <= mostCents;
  if (arePossible && Math.abs(totals.grandTotal - grandTotal) <= cashStep)
    return { totals, asked: grandTotal, arePossible, found: [] };
  const limit = Math.min(totals.grandTotal, mostCents);
  return {
    totals,
    asked: totals.grandTotal,
    arePossible,
    found: [{ kind: 'total', details: { amount: grandTotal, limit, ...(reason && { reason }) } }],
  };
}

/** Finds prices that one of these could not have sold at with the server: changed, without the right, or for nothing. */
export function judgePrices(
  answerable: readonly Subject[],
  { items, discount, taxRate }: OfflineSaleFact,
  lines: readonly Line[],
  totals: Totals,
  shop: { parts: ReadonlyMap<string, Part>; taxRate: number; tier: PriceTier | null },
): Found[] {
  const mayPrice = !answerable.some(ownPriceBlocked);
  const maySellBelowCost = !answerable.some(belowCostBlocked);
  const quantities = quantitiesOf(items);
  const parts = items.flatMap(({ product, price, listPrice }): DecisionPart[] => {
    const part = shop.parts.get(product);
    if (!part) return [];
    const { price: priceNow } = appliedPrice(part, shop.tier, quantities.get(product) ?? 0);
    const [found] = foundIf('price', {
      priceZero: price === 0,
      priceChanged: listPrice !== priceNow,
      ownPrice: price !== listPrice && !mayPrice,
      belowCost: !maySellBelowCost && isLineBelowCost({ price, cost: part.cost }),
    });
    const { name, partNumber } = part;
    return found
      ? [{ product, name, partNumber, problems: found.details.problems ?? [], price, listPrice, priceNow }]
      : [];
  });
  const hasBadLine = parts.some(({ problems }) => problems.includes('belowCost'));
  const [whole] = foundIf('price', {
    discount: discount > 0 && answerable.some(discountBlocked),
    belowCost: !hasBadLine && !maySellBelowCost && isBelowCost(lines, totals),
    tax: taxRate !== shop.taxRate,
  });
  if (parts.length === 0 && !whole) return [];
  return [
    {
      kind: 'price',
      details: {
        problems: whole?.details.problems ?? [],
        ...(parts.length > 0 && { parts }),
        ...(discount > 0 && { amount: discount }),
        ...(taxRate !== shop.taxRate && { percents: { at: taxRate, shop: shop.taxRate } }),
      },
    },
  ];
}
