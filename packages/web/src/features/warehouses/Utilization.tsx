import { utilizationStatus, type Tone } from '@turoos/contract';
import { formatNumber, formatPercent } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { toneText } from '@/ui/tone';

type UtilizationProps = {
  percent: number;
  stock: number;
  capacity: number | null;
};

const fill: Record<Tone, string> = {
  neutral: 'bg-neutral',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

/** The utilization of a warehouse or location as figures, label and bar. */
export function Utilization({ percent, stock, capacity }: UtilizationProps) {
  const { label, tone } = utilizationStatus(percent);
  if (capacity === null)
    return <p className="text-sm text-muted">الكمية {formatNumber(stock)}، والسعة غير محددة</p>;
  return (
    <div className="flex min-w-36 flex-col gap-1">
      <div className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="text-muted">
          <bdi className="ltr-text">{formatNumber(stock)}</bdi> من{' '}
          <bdi className="ltr-text">{formatNumber(capacity)}</bdi>
        </span>
        <span className={cn('font-semibold', toneText[tone])}>
          {label} <bdi className="ltr-text">{formatPercent(percent)}</bdi>
        </span>
      </div>
      <Bar percent={percent} tone={tone} />
    </div>
  );
}

/** The same on one line of a list. */
export function UtilizationLine({ percent, stock, capacity }: UtilizationProps) {
  const { label, tone } = utilizationStatus(percent);
  if (capacity === null) return <span className="text-sm text-muted">السعة غير محددة</span>;
  return (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap">
      <span className="w-24 max-sm:hidden">
        <Bar percent={percent} tone={tone} />
      </span>
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

const Bar = ({ percent, tone }: { percent: number; tone: Tone }) => (
  <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-line">
    <span className={cn('block h-full rounded-full', fill[tone])} style={{ width: `${percent}%` }} />
  </span>
);
