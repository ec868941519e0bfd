import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { inRials, type RialsAt } from '@/lib/format/rials';
import { useRate } from './rate-context';

/** Writes an amount in both currencies where only text can stand; in dollars alone where there is no rate. */
export function useMoneyText(): (usd: number, at: RialsAt) => string {
  const today = useRate();
  return (usd, at) => {
    const { rials } = inRials(usd, at, today);
    if (rials === null) return formatUsd(usd);
    return `${at === 'today' ? '≈ ' : ''}${formatRials(rials)} ${YER} (${formatUsd(usd)})`;
  };
}
