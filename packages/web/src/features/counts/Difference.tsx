import { formatNumber } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import { Money } from '@/ui/Money';

type DifferenceProps = { diff: number; value: number | null; className?: string };

/** Missing pieces in red, surplus in orange, and what they are worth. */
export function Difference({ diff, value, className }: DifferenceProps) {
  if (diff === 0) return <span className="text-success">مطابق</span>;
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-3', className)}>
      <Code className={cn('font-semibold', diff < 0 ? 'text-danger' : 'text-warning')}>
        {`${diff > 0 ? '+' : ''}${formatNumber(diff)}`}
      </Code>
      {Boolean(value) && <Money usd={value ?? 0} className="text-sm" />}
    </span>
  );
}
