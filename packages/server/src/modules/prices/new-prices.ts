import { createHash } from 'node:crypto';
import {
  isLargeChange,
  MOST_PRICED,
  ownTierPrice,
  priceByRule,
  priceChangeTexts,
  ruleBroken,
  tierPrice,
  warningOf,
  wholeCents,
  type NewPrice,
  type PartPrices,
  type PriceChangeQuestion,
  type PricePreview,
  type PriceTier,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readRates } from '../exchange-rates';
import { readTier } from '../price-tiers';
import { filterParts, fromParts, readMeantPage } from '../products';

/** Rows that a preview shows. */
const MOST_SHOWN = 100;

export interface ComputedPrices {
  tier: PriceTier | null;
  /** Only the parts whose price changes. */
  prices: NewPrice[];
  parts: number;
  withoutBase: number;
  withBreaks: number;
  mark: string;
}

/** Computes the prices that a rule makes. */
export async function computePrices(
  db: Db,
  user: Actor,
  { tier: tierId, rule, ids, filters }: PriceChangeQuestion,
): Promise<ComputedPrices> {
  const tier = tierId === null ? null : await readTier(db, tierId);
  const { usdToYer } = await readRates(db, { userId: user.id });
  if (rule.rounding.currency === 'YER' && usdToYer === null) throw ruleBroken(priceChangeTexts.noRate);
  const parts = await readPrices(db, { ids, filters });
  let withoutBase = 0;
  let withBreaks = 0;
  const prices = parts.flatMap((part): NewPrice[] => {
    const cost = wholeCents(part.cost);
    const before = tier ? ownTierPrice(part, tier) : part.sellingPrice;
    const bases = {
      price: tier ? tierPrice(part, tier) : part.sellingPrice,
      sellingPrice: part.sellingPrice,
      cost,
      replacement: part.purchasePrice,
    };
    const after = priceByRule(bases, rule, usdToYer);
    if (after === undefined) withoutBase++;
    if (after === undefined || after === before) return [];
    if (!tier && part.priceBreaks.length > 0) withBreaks++;
    const { id: product, name, partNumber } = part;
    return [{ product, name, partNumber, before, after, cost, ...warningOf({ before, cost }, after) }];
  });
  return { tier, prices, parts: parts.length, withoutBase, withBreaks, mark: markOf(prices) };
}

interface PricedRow extends PartPrices {
  id: string;
  name: string;
  partNumber: string;
  purchasePrice: number;
  cost: number;
}

async function readPrices(
  db: Db,
  { ids, filters = {} }: Pick<PriceChangeQuestion, 'ids' | 'filters'>,
): Promise<PricedRow[]> {
  if (ids) return rowsOf(fromParts(db).where(sql<boolean>`products.id = any (${ids}::uuid[])`));
  // what the list shows, which adds what the words of its search mean
  const { rows } = await readMeantPage(db, filters, async (asked) => {
    const found = await rowsOf(filterParts(fromParts(db, asked.warehouse), asked));
    return { rows: found, total: found.length, page: 1, limit: MOST_PRICED };
  });
  return rows;
}

async function rowsOf(chosen: ReturnType<typeof fromParts>): Promise<PricedRow[]> {
  const rows = await chosen
    .select(['products.id', 'products.name', 'products.partNumber', 'products.sellingPrice'])
    .select([
      'products.wholesalePrice',
      'products.tierPrices',
      'products.priceBreaks',
      'products.purchasePrice',
    ])
    .select(sql<number>`coalesce(stock_totals.cost, 0)`.as('cost'))
    .orderBy('products.id')
    .limit(MOST_PRICED + 1)
    .execute();
  if (rows.length > MOST_PRICED) throw ruleBroken(priceChangeTexts.tooMany);
  return rows;
}

/** The same for the same changes only. */
const markOf = (prices: readonly NewPrice[]): string =>
  createHash('sha256')
    .update(JSON.stringify(prices.map(({ product, before, after }) => [product, before, after])))
    .digest('hex')
    .slice(0, 32);

const urgency = { blocked: 0, belowCost: 1, large: 2 };

export async function previewPrices(db: Db, user: Actor, asked: PriceChangeQuestion): Promise<PricePreview> {
  const { prices, parts, withoutBase, withBreaks, mark } = await computePrices(db, user, asked);
  const withWarning = (wanted: NewPrice['warning']) =>
    prices.filter(({ warning }) => warning === wanted).length;
  const place = ({ warning }: NewPrice) => (warning ? urgency[warning] : 3);
  return {
    mark,
    parts,
    changed: prices.length,
    withoutBase,
    withBreaks,
    warnings: {
      blocked: withWarning('blocked'),
      belowCost: withWarning('belowCost'),
      large: prices.filter(isLargeChange).length,
    },
    rows: prices.toSorted((one, two) => place(one) - place(two)).slice(0, MOST_SHOWN),
  };
}
