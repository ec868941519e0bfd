import { z } from 'zod';
import { exact } from './exact';
import { latinDigits } from './fold';

/** A hundred billion dollars: more than any shop holds, and sums of such amounts stay exact integers. */
const mostCents = 10_000_000_000_000;
const money = {
  number: 'يرجى إدخال مبلغ صحيح',
  decimals: 'المبلغ يقبل خانتين عشريتين على الأكثر',
  range: 'المبلغ أكبر من المسموح',
};

const cents = (dollars: number) => exact(dollars).times(100).round();
const hasTwoDecimals = (dollars: number) => cents(dollars) / 100 === dollars;

/** An amount of money: dollars with two decimals on the wire, integer cents inside. May be negative. */
export const Usd = z.codec(
  z.number(money.number).refine(hasTwoDecimals, money.decimals),
  z.int(money.range).min(-mostCents, money.range).max(mostCents, money.range),
  { decode: cents, encode: (value) => value / 100 },
);

/** What something cost the shop: 0 in replies to those who may not see costs. */
export const Cost = Usd.meta({ description: '0 if unknown, and for those who may not read purchases.' });

/**
 * Parses a typed amount to cents, in any digit script and with or without thousands separators; null if
 * invalid.
 */
export function toCents(typed: string | number): number | null {
  const text = typeof typed === 'number' ? String(typed) : latinDigits(typed).replace(/[,\s$]/g, '');
  if (!/^-?\d{1,12}(\.\d{0,2})?$|^-?\.\d{1,2}$/.test(text)) return null;
  return cents(Number(text));
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 123450 → '1,234.50' */
export const usdText = (amount: number): string => grouped.format(amount / 100);

/** The only conversion from cents to whole rials, at a rate of rials per dollar. */
export const toYer = (amount: number, rate: number): number => exact(amount).times(rate).over(100).round();

/** A sum over documents in rials, each at its own rate; `unrated` is the part of documents without a rate. */
export const RialsSum = z.object({ rials: z.int(), unrated: Usd });
export type RialsSum = z.output<typeof RialsSum>;

/** The rials of a sum of costs. */
export const CostRials = RialsSum.meta({ description: 'Zeros for those who may not read purchases.' });

/** Converts rials to the nearest cents. */
export const fromYer = (rials: number, rate: number): number => exact(rials).times(100).over(rate).round();

/** Returns the value of a quantity in cents; a unit cost has four more decimals than a price. */
export const worth = (quantity: number, each: number): number => exact(quantity).times(each).round();

export const percentOf = (amount: number, percent: number): number =>
  exact(amount).times(percent).over(100).round();

/** Rounds a unit cost to whole cents for display. */
export const wholeCents = (cost: number): number => exact(cost).round();
