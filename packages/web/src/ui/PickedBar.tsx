import { useMutation } from '@tanstack/react-query';
import { MOST_PICKED } from '@turoos/contract';
import { CheckCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import { failureText } from '@/lib/http/api-error';
import { usePickedRows, type Picked } from '@/lib/list/use-picked';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from './Button';
import { IconButton } from './IconButton';

type PickedBarProps<Row> = {
  picked: Picked<Row>;
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Number of rows that the filters leave. */
  total: number;
  /** Loads them all, up to the limit; without it only rows that were shown can be picked. */
  loadAll?: () => Promise<{ rows: readonly Row[] }>;
  onClear: () => void;
  /** Actions on the picked rows. */
  children?: ReactNode;
};

/** The bar at the bottom of the window with what can be done with the picked rows. */
export function PickedBar<Row>({ picked, rows, total, loadAll, onClear, children }: PickedBarProps<Row>) {
  const count = usePickedRows(picked).length;
  const bar = useToastsAbove(count > 0);
  const all = useMutation({
    mutationFn: async () => (await loadAll?.())?.rows ?? [],
    onSuccess: (loaded) => picked.pick(loaded, true),
    onError: (error) =>
      toast({ tone: 'danger', title: 'تعذّر تحديد كل النتائج', message: failureText(error) }),
  });
  if (count === 0) return null;

  const most = Math.min(total, MOST_PICKED);
  const mayPickAll = loadAll && total > rows.length && count < most && rows.every(picked.has);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="إجراءات على المحدد"
      className="sticky bottom-(--bottom-bar) z-10 flex no-print items-center gap-2 rounded-b-lg border-t border-line bg-accent-soft px-3 py-1.5 shadow-popup max-sm:overflow-x-auto"
    >
      <p className="font-semibold whitespace-nowrap" aria-live="polite">
        المحدد: <span className="tabular-nums">{formatNumber(count)}</span>
        {count === MOST_PICKED && <span className="font-normal text-muted"> (الحد الأقصى)</span>}
      </p>
      {mayPickAll && (
        <Button size="sm" variant="ghost" icon={CheckCheck} busy={all.isPending} onClick={() => all.mutate()}>
          {total > MOST_PICKED
            ? `تحديد أول ${formatNumber(MOST_PICKED)}`
            : `تحديد الكل (${formatNumber(total)})`}
        </Button>
      )}
      <div className="ms-auto flex items-center gap-2">{children}</div>
      <IconButton
        label="إلغاء التحديد"
        icon={X}
        onClick={() => {
          picked.clear();
          onClear();
        }}
      />
    </div>
  );
}

/** Keeps toasts above the bar while it is shown. */
function useToastsAbove(shown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!shown || !bar.current) return;
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', `${bar.current.offsetHeight}px`);
    return () => void style.removeProperty('--toast-lift');
  }, [shown]);
  return bar;
}
