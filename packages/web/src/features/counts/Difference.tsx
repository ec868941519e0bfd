import type { Unit } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import { cn } from '@/ui/cn';
import { Money } from '@/ui/Money';

type DifferenceProps = {
  diff: number;
  unit: Unit;
  value: number | null;
  rate: number | null;
  className?: string;
};

/** A count's difference and its value: missing pieces in red, surplus in orange. */
export function Difference({ diff, unit, value, rate, className }: DifferenceProps) {
  if (diff === 0) return <span className="text-success">مطابق</span>;
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-3', className)}>
      <Quantity
        value={diff}
        unit={unit}
        signed
        className={cn('font-semibold', diff < 0 ? 'text-danger' : 'text-warning')}
      />
      {Boolean(value) && <Money usd={value ?? 0} at={rate} className="text-sm" />}
    </span>
  );
}
