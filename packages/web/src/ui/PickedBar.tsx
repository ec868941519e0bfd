import { CheckCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format/format';
import type { Picked } from '@/lib/list/use-picked';
import { Button } from './Button';
import { cn } from './cn';

type PickedBarProps<Row extends { _id: string }> = {
  picked: Picked<Row>;
  /** The rows of the current page. */
  rows: readonly Row[];
  /** Hint shown while no row is picked; without it the bar is hidden then. */
  idle?: string;
  /** Actions on the picked rows. */
  children: ReactNode;
};

export function PickedBar<Row extends { _id: string }>({
  picked,
  rows,
  idle,
  children,
}: PickedBarProps<Row>) {
  const count = picked.rows.length;
  if (count === 0 && (idle === undefined || rows.length === 0)) return null;
  return (
    <div
      className={cn(
        'mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-line px-3 py-2',
        count > 0 && 'bg-accent-soft',
      )}
    >
      <p className={cn('grow', count > 0 ? 'font-semibold' : 'text-muted')}>
        {count > 0 ? `المحدد: ${formatNumber(count)}` : idle}
      </p>
      {count > 0 && children}
      {!rows.every(picked.has) && (
        <Button size="sm" variant="ghost" icon={CheckCheck} onClick={() => picked.pick(rows, true)}>
          تحديد الصفحة كلها
        </Button>
      )}
      {count > 0 && (
        <Button size="sm" variant="ghost" icon={X} onClick={picked.clear}>
          إلغاء التحديد
        </Button>
      )}
    </div>
  );
}
