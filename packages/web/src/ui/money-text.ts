import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { inRials, type RialsAt } from '@/lib/format/rials';
import { useRate } from './rate-context';

/** Formats an amount in both currencies as plain text, or in dollars alone without a rate. */
export function useMoneyText(): (usd: number, at: RialsAt) => string {
  const today = useRate();
  return (usd, at) => {
    const { rials } = inRials(usd, at, today);
    if (rials === null) return formatUsd(usd);
    return `${at === 'today' ? '≈ ' : ''}${formatRials(rials)} ${YER} (${formatUsd(usd)})`;
  };
}
