import { profitPercent, type Part } from '@turoos/contract';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';

/** The profit of a sale over the purchase price, or over the cost of a part that was never bought by itself. */
export function Profit({ part }: { part: Part }) {
  const paid = part.purchasePriceUSD || part.costPrice;
  if (paid === 0) return <span className="text-faint">—</span>;
  const percent = profitPercent(part.sellingPrice, paid);
  return <Code className={cn(percent.startsWith('-') && 'text-danger')}>{`${percent}%`}</Code>;
}
