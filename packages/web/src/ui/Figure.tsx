import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert, type LucideIcon } from 'lucide-react';
import { cn } from './cn';
import { legible } from './Code';
import { IconButton } from './IconButton';
import { Skeleton } from './Skeleton';
import { toneText, type Tone } from './tone';

type FigureProps = {
  label: string;
  /** The figure; left out while it loads. */
  value?: ReactNode;
  /** A few words after the figure. */
  hint?: ReactNode;
  icon?: LucideIcon;
  tone?: Tone;
  /** Loading the figure failed: the strip says so and never shows 0. */
  failed?: boolean;
  /** The figure is stale because its refresh failed. */
  stale?: boolean;
  onRetry?: () => void;
  /** Makes the figure a button: it shows the records that it counts. */
  onChoose?: () => void;
  /** Those records are shown now. */
  chosen?: boolean;
};

const cell = 'flex shrink-0 grow snap-start items-center gap-2 px-3 py-1.5 text-start lg:min-w-0 lg:shrink';

/** One figure in the line of figures below a page's title. */
export function Figure({ label, value, hint, icon: Icon, tone = 'neutral', ...state }: FigureProps) {
  const { failed, stale, onRetry, onChoose, chosen } = state;
  const content = (
    <span className="flex min-w-0 flex-col">
      <span className="flex items-center gap-1.5 text-xs text-muted">
        {Icon && <Icon className={cn('size-3.5 shrink-0', toneText[tone])} aria-hidden="true" />}
        <span>{legible(label)}</span>
        {stale && <span className="text-warning">رقم قديم</span>}
      </span>
      <span className="flex min-h-5.5 items-baseline gap-2 font-semibold whitespace-nowrap tabular-nums">
        {failed ? (
          <span className="flex items-center gap-1.5 self-center text-danger">
            <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
            تعذّر التحميل
          </span>
        ) : value === undefined ? (
          <span className="self-center" aria-busy="true">
            <Skeleton className="h-4 w-16" />
            <span className="sr-only">جارٍ التحميل</span>
          </span>
        ) : (
          <span className="shrink-0">{legible(value)}</span>
        )}
        {hint && <span className="truncate text-xs font-normal text-faint">{legible(hint)}</span>}
      </span>
    </span>
  );

  if (onChoose && !failed)
    return (
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={cn(
          cell,
          '-outline-offset-2 hover:bg-page',
          chosen && 'bg-accent-soft shadow-[inset_0_-2px_0] shadow-accent',
        )}
      >
        {content}
      </button>
    );
  return (
    <div className={cell}>
      {content}
      {(failed || stale) && onRetry && (
        <IconButton size="sm" label={`إعادة تحميل ${label}`} icon={RotateCw} onClick={onRetry} />
      )}
    </div>
  );
}
