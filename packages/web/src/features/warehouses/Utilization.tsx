import { utilizationStatus } from '@turoos/contract';
import { formatNumber, formatPercent } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { toneText } from '@/ui/tone';

type UtilizationProps = {
  percent: number;
  stock: number;
  capacity: number | null;
};

/** The utilization of a warehouse or location on one line of a list; on phones without the quantities. */
export function Utilization({ percent, stock, capacity }: UtilizationProps) {
  const { label, tone } = utilizationStatus(percent);
  if (capacity === null) return <span className="text-sm text-muted">السعة غير محددة</span>;
  return (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap">
      <span className="text-muted max-sm:hidden">
        <bdi className="ltr-text">{formatNumber(stock)}</bdi> من{' '}
        <bdi className="ltr-text">{formatNumber(capacity)}</bdi>
      </span>
      <span className={cn('font-semibold', toneText[tone])}>
        {label} <bdi className="ltr-text">{formatPercent(percent)}</bdi>
      </span>
    </span>
  );
}
