import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, RotateCw, TriangleAlert, type LucideIcon } from 'lucide-react';
import { cn } from './cn';
import { legible } from './Code';
import { IconButton } from './IconButton';
import { Skeleton } from './Skeleton';
import { softTone, toneText, type Tone } from './tone';

type StatCardProps = {
  label: string;
  /** The figure; left out while it loads. */
  value?: ReactNode;
  /** Reserves two lines while the figure loads, so that nothing below shifts under a click. */
  twoLines?: boolean;
  /** A line below the figure; null reserves its space while its text is unknown. */
  hint?: ReactNode;
  /** The change against the previous period: `{ up: true, text: '12% عن أمس' }`. By default, up is good. */
  trend?: { up: boolean; text: string; good?: boolean };
  icon?: LucideIcon;
  tone?: Tone;
  /** Loading the figure failed: the card says so and never shows 0. */
  failed?: boolean;
  /** The figure is stale because its refresh failed. */
  stale?: boolean;
  onRetry?: () => void;
};

export function StatCard({
  label,
  value,
  twoLines = false,
  hint,
  trend,
  icon: Icon,
  tone = 'neutral',
  failed,
  stale,
  onRetry,
}: StatCardProps) {
  return (
    <div className="@container flex min-w-0 items-start gap-3 rounded-lg border border-line bg-surface p-3 shadow-card sm:p-4">
      {Icon && (
        <span
          className={cn(
            // Hidden on narrow cards, where the figure needs the space.
            'hidden size-9 shrink-0 items-center justify-center rounded-md @min-[13rem]:flex',
            softTone[tone],
          )}
        >
          <Icon className="size-4.5" aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{legible(label)}</p>
        {failed ? (
          <p className="flex min-h-8.5 items-center gap-1.5 text-danger">
            <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
            تعذّر التحميل
          </p>
        ) : value === undefined ? (
          <div className={cn('flex items-center', twoLines ? 'h-10.5' : 'h-8.5')} aria-busy="true">
            <Skeleton className="h-6 w-24" />
            <span className="sr-only">جارٍ التحميل</span>
          </div>
        ) : (
          // A billion rials in a narrow card: smaller text, and the unit may wrap to the next line.
          <div className="min-h-8.5 text-base/8.5 font-semibold break-words tabular-nums @min-[10rem]:text-xl/8.5 [&_*]:whitespace-normal">
            {legible(value)}
          </div>
        )}
        {stale && <p className="text-sm text-warning">رقم قديم، تعذّر تحديثه</p>}
        {trend && <Trend {...trend} />}
        {(hint || hint === null) && <p className="min-h-5 text-sm text-faint">{legible(hint)}</p>}
      </div>
      {(failed || stale) && onRetry && (
        <IconButton size="sm" label={`إعادة تحميل ${label}`} icon={RotateCw} onClick={onRetry} />
      )}
    </div>
  );
}

function Trend({ up, text, good = up }: NonNullable<StatCardProps['trend']>) {
  const Icon = up ? ArrowUp : ArrowDown;
  return (
    <p className={cn('flex items-center gap-1 text-sm', toneText[good ? 'success' : 'danger'])}>
      <Icon className="size-3.5 shrink-0" aria-hidden="true" />
      {legible(text)}
    </p>
  );
}
