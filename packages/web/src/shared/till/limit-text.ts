import { ltr, toYer } from '@turoos/contract';
import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { rialsToCents } from '@/lib/money/far-price';

/** The steps in which somebody names a limit in rials, the coarsest first. */
const steps = [1000, 100, 50];

/** Words a limit as it was typed: cents are worth several amounts of rials, and the roundest of them was meant. */
export function limitText(cents: number, usdToYer: number | null): string {
  if (usdToYer === null) return ltr(formatUsd(cents));
  const rials = toYer(cents, usdToYer);
  const rounded = steps.map((step) => Math.round(rials / step) * step);
  const meant = rounded.find((one) => rialsToCents(one, usdToYer) === cents) ?? rials;
  return `${ltr(formatRials(meant))} ${YER}`;
}
