import { cn } from '@/ui/cn';
import { Usd } from '@/ui/Usd';

type AccountBalanceProps = { cents: number; className?: string };

/** Red when the shop owes the supplier, green when the supplier holds the shop's money. */
export const AccountBalance = ({ cents, className }: AccountBalanceProps) => (
  <Usd
    cents={cents}
    className={cn('font-semibold', cents < 0 && 'text-danger', cents > 0 && 'text-success', className)}
  />
);
