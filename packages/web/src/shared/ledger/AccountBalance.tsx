import { cn } from '@/ui/cn';
import { Usd } from '@/ui/Usd';

type AccountBalanceProps = { cents: number; className?: string };

/** A balance in dollars, which later rates don't change: red for a debt, green for a credit. */
export const AccountBalance = ({ cents, className }: AccountBalanceProps) => (
  <Usd
    cents={cents}
    className={cn('font-semibold', cents < 0 && 'text-danger', cents > 0 && 'text-success', className)}
  />
);
