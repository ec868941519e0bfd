import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { inRials, type RialsAt } from '@/lib/format/rials';
import { useDisplayCurrency, useRate } from './rate-context';

/** Formats an amount in both currencies as plain text, the shop's display currency first; in dollars alone without a rate. */
export function useMoneyText(): (usd: number, at: RialsAt) => string {
  const today = useRate();
  const inDollars = useDisplayCurrency() === 'USD';
  return (usd, at) => {
    const { rials } = inRials(usd, at, today);
    if (rials === null) return formatUsd(usd);
    const inRialsText = `${at === 'today' ? '≈ ' : ''}${formatRials(rials)} ${YER}`;
    return inDollars ? `${formatUsd(usd)} (${inRialsText})` : `${inRialsText} (${formatUsd(usd)})`;
  };
}
