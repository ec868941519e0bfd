import type { Voucher } from '@turoos/contract';
import { HandedMoney } from '@/shared/money/HandedMoney';
import { cn } from '@/ui/cn';

type VoucherAmountProps = { voucher: Voucher; stacked?: boolean };

/** What was handed over, as it was counted, with its value in dollars. */
export const VoucherAmount = ({ voucher, stacked }: VoucherAmountProps) => (
  <HandedMoney
    money={voucher.money}
    usd={voucher.amount}
    at={voucher.usd_to_yer}
    stacked={stacked}
    className={cn('font-semibold', voucher.status === 'cancelled' && 'text-faint line-through')}
  />
);
