import { cn } from '@/ui/cn';
import { Usd } from '@/ui/Usd';

type AccountBalanceProps = { cents: number; className?: string };

/** In dollars, which no later rate changes: red for a debt, green for a credit. */
export const AccountBalance = ({ cents, className }: AccountBalanceProps) => (
  <Usd
    cents={cents}
    className={cn('font-semibold', cents < 0 && 'text-danger', cents > 0 && 'text-success', className)}
  />
);
