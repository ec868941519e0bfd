import { toYer, usdText } from './money';

/** Arabic words, Gregorian calendar, Latin digits: the plain Saudi locale would show Hijri dates. */
const LOCALE = 'ar-SA-u-ca-gregory-nu-latn';

const dateTime = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Aden',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Drops the marks that the locale puts between day, month and year, by which they are drawn year first. */
export const dayFirst = (date: string): string => date.replaceAll('\u200f', '');

/** 15/11/2026، 3:42 م */
export const formatDateTime = (moment: Date | string | number): string =>
  dayFirst(dateTime.format(new Date(moment)));

/** 1,234.5 */
export const formatNumber = (value: number): string => number.format(value);

/** 123450 cents → $1,234.50 */
export const formatUsd = (cents: number): string => `${cents < 0 ? '-' : ''}$${usdText(Math.abs(cents))}`;

/** 654285.0 → 654,285 (the unit is written beside it, outside the left-to-right run) */
export const formatRials = (rials: number): string => whole.format(rials);

/** 123450 cents at 530 → 654,285 */
export const formatYer = (cents: number, rate: number): string => formatRials(toYer(cents, rate));

export const YER = 'ر.ي';

/** Said of amounts that are converted at today's rate instead of their document's. */
export const byTodaysRate = 'بسعر صرف اليوم';
