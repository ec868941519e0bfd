import { formatUsd, formatYer, YER } from '@/lib/format/format';
import { useRate } from './rate-context';

/** Writes an amount in both currencies where only text can stand; in dollars alone in a shop without a rate. */
export function useMoneyText(): (usd: number) => string {
  const rate = useRate();
  return (usd) => (rate === null ? formatUsd(usd) : `${formatYer(usd, rate)} ${YER} (${formatUsd(usd)})`);
}
