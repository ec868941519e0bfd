import { z } from 'zod';
import { exact } from './exact';
import { latinDigits } from './fold';

/** A hundred billion dollars: more than any shop holds, and every sum of such amounts stays an exact integer. */
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

/** What a user typed, in any digits and with or without thousands separators, as cents; null if not an amount. */
export function toCents(typed: string | number): number | null {
  const text = typeof typed === 'number' ? String(typed) : latinDigits(typed).replace(/[,\s$]/g, '');
  if (!/^-?\d{1,12}(\.\d{0,2})?$|^-?\.\d{1,2}$/.test(text)) return null;
  return cents(Number(text));
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 123450 → '1,234.50' */
export const usdText = (amount: number): string => grouped.format(amount / 100);

/** The one conversion: dollars' cents to whole rials at a rate of rials per dollar. */
export const toYer = (amount: number, rate: number): number => exact(amount).times(rate).over(100).round();

/** What a sum over documents is in rials, each at its own rate; and of the sum, what stands on those without a rate. */
export const RialsSum = z.object({ rials: z.int(), unrated: Usd });
export type RialsSum = z.output<typeof RialsSum>;

/** And back: the cents nearest to so many rials. */
export const fromYer = (rials: number, rate: number): number => exact(rials).times(100).over(rate).round();

/** Cents of so many pieces at so much for one; a cost has four more decimals than a price. */
export const worth = (quantity: number, each: number): number => exact(quantity).times(each).round();

export const percentOf = (amount: number, percent: number): number =>
  exact(amount).times(percent).over(100).round();

/** A cost as it is shown. */
export const wholeCents = (cost: number): number => exact(cost).round();
