import type { Part } from '@turoos/contract';
import { CheckCheck, Tag, X } from 'lucide-react';
import { formatNumber } from '@/lib/format';
import { Button } from '@/ui/Button';
import type { Picked } from './use-picked';

type PickedBarProps = { picked: Picked; rows: readonly Part[]; onPrint: () => void };

/** What can be done with the ticked parts. Not there while none is. */
export function PickedBar({ picked, rows, onPrint }: PickedBarProps) {
  if (picked.parts.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-accent-soft px-3 py-2">
      <p className="grow font-semibold">المحدد: {formatNumber(picked.parts.length)}</p>
      <Button size="sm" icon={Tag} onClick={onPrint}>
        طباعة الملصقات
      </Button>
      {!rows.every(picked.has) && (
        <Button size="sm" variant="ghost" icon={CheckCheck} onClick={() => picked.pick(rows, true)}>
          تحديد الصفحة كلها
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={X} onClick={picked.clear}>
        إلغاء التحديد
      </Button>
    </div>
  );
}
