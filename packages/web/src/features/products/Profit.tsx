import { profitPercent, type Part } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';

/** The profit of a sale over the purchase price. */
export function Profit({ part }: { part: Part }) {
  const percent = profitPercent(part.sellingPrice, part.purchasePriceUSD);
  return <Code className={cn(percent.startsWith('-') && 'text-danger')}>{`${percent}%`}</Code>;
}
