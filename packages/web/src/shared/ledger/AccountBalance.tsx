import { sideOf, type SideWords } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { Usd } from '@/ui/Usd';

type AccountBalanceProps = { cents: number; words: SideWords; className?: string };

/** A balance in dollars, which later rates don't change, with its side: red for a debt, green for a credit. */
export const AccountBalance = ({ cents, words, className }: AccountBalanceProps) => (
  <span
    className={cn(
      'font-semibold whitespace-nowrap',
      cents < 0 && 'text-danger',
      cents > 0 && 'text-success',
      className,
    )}
  >
    {cents !== 0 && <span className="me-1 text-sm font-normal">{sideOf(cents, words)}</span>}
    <Usd cents={Math.abs(cents)} />
  </span>
);
