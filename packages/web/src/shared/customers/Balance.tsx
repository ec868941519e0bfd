import { customerSides, sideOf, type SideWords } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';

type BalanceProps = {
  cents: number;
  words?: SideWords;
  stacked?: boolean;
  /** Says in words that the rials are at today's rate. */
  say?: boolean;
  className?: string;
};

/** The words for the sum of several customers' balances. */
export const sidesOfAll = { debt: 'عليهم', credit: 'لهم' } as const satisfies SideWords;

/** A balance with its side: red when the customer owes the shop, green when the shop owes the customer. */
export const Balance = ({ cents, words = customerSides, stacked, say, className }: BalanceProps) => (
  <span
    className={cn(
      'inline-flex items-baseline gap-1',
      cents < 0 && 'text-danger',
      cents > 0 && 'text-success',
      className,
    )}
  >
    {cents !== 0 && <span className="text-sm font-normal">{sideOf(cents, words)}</span>}
    <Money usd={Math.abs(cents)} at="today" stacked={stacked} say={say} />
  </span>
);
