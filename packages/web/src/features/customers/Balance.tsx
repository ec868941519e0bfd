import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';

type BalanceProps = { cents: number; stacked?: boolean; className?: string };

/** A balance: red when the customer owes the shop, green when the shop owes the customer. */
export const Balance = ({ cents, stacked, className }: BalanceProps) => (
  <Money
    usd={cents}
    at="today"
    stacked={stacked}
    className={cn(cents < 0 && 'text-danger', cents > 0 && 'text-success', className)}
  />
);
