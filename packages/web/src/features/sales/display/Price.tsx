import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { inRials } from '@/lib/format/rials';
import { cn } from '@/ui/cn';
import type { Pricing } from './shown';

type PriceProps = { cents: number; pricing: Pricing; className: string };

/** An amount in letters that grow with the window: the shop's currency, the other one small below it. */
export function Price({ cents, pricing: { rate, currency }, className }: PriceProps) {
  const { rials } = inRials(cents, rate, null);
  const inDollars = <bdi className="ltr-text">{formatUsd(cents)}</bdi>;
  const yer = rials !== null && (
    <>
      <bdi className="ltr-text">{formatRials(rials)}</bdi> {YER}
    </>
  );
  const isDollarFirst = currency === 'USD' || !yer;
  const second = isDollarFirst ? yer : inDollars;
  return (
    <span className={cn('inline-flex flex-col leading-tight whitespace-nowrap', className)}>
      <span className="font-semibold">{isDollarFirst ? inDollars : yer}</span>
      {second && <span className="display-second text-muted">{second}</span>}
    </span>
  );
}
