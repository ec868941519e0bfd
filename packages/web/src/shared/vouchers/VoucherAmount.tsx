import { base, type Voucher } from '@turoos/contract';
import { Amount } from '@/shared/money/Amount';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';
import { Usd } from '@/ui/Usd';

type VoucherAmountProps = { voucher: Voucher; stacked?: boolean };

/** What was handed over, as it was counted, with its value in dollars. */
export function VoucherAmount({
  voucher: { money, amount, usd_to_yer, status },
  stacked,
}: VoucherAmountProps) {
  const look = cn('font-semibold', status === 'cancelled' && 'text-faint line-through');
  if (!money || money.currency === base)
    return <Money usd={amount} at={usd_to_yer} stacked={stacked} className={look} />;
  return (
    <span className={cn('inline-flex gap-x-1.5', stacked ? 'flex-col max-sm:flex-row' : 'items-baseline')}>
      <Amount currency={money.currency} amount={money.amount} className={look} />
      <Usd cents={amount} className="text-sm text-muted" />
    </span>
  );
}
