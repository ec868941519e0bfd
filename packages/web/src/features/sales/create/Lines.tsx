import { ScanBarcode } from 'lucide-react';
import type { RefObject } from 'react';
import { useAway } from '@/shared/till/use-away';
import { cn } from '@/ui/cn';
import { Kbd } from '@/ui/Kbd';
import type { Line } from './draft';
import { FavouriteTiles } from './FavouriteTiles';
import { lineGrid, LineRow } from './LineRow';
import type { LineActions } from './use-lines';
import type { Refusal } from './use-submit-sale';

type LinesProps = {
  list: RefObject<HTMLUListElement | null>;
  lines: readonly Line[];
  actions: LineActions;
  refusal: Refusal | null;
  onDone: () => void;
};

export function Lines({ list, lines, actions, refusal, onDone }: LinesProps) {
  const isAway = useAway() !== undefined;
  if (lines.length === 0)
    return (
      <>
        <p className="flex flex-wrap items-center gap-x-2 px-4 py-3">
          <ScanBarcode className="size-5 shrink-0 text-accent" aria-hidden="true" />
          <span className="font-semibold">ابدأ بمسح أول قطعة</span>
          <span className="text-sm text-muted">
            أو اختر من الأكثر مبيعاً.
            {!isAway && (
              <>
                {' '}
                للبحث بالمركبة والفئة افتح البحث الذكي{' '}
                <span aria-hidden="true" className="pointer-coarse:hidden">
                  <Kbd keys="F3" />
                </span>
              </>
            )}
          </span>
        </p>
        <FavouriteTiles
          onAdd={(part) => {
            const isAdded = actions.add(part);
            if (isAdded) onDone();
            return isAdded;
          }}
        />
      </>
    );
  return (
    <>
      <div
        aria-hidden="true"
        className={cn(
          'hidden border-b border-line bg-sunken px-4 py-1.5 text-sm font-semibold text-muted sm:grid',
          lineGrid,
        )}
      >
        <span>القطعة</span>
        <span>السعر</span>
        <span>الكمية</span>
        <span>الإجمالي</span>
      </div>
      <ul ref={list} aria-label="أصناف الفاتورة">
        {lines.map((line) => (
          <LineRow
            key={line.product}
            line={line}
            actions={actions}
            refused={refusal?.product === line.product ? refusal.message : undefined}
            onDone={onDone}
          />
        ))}
      </ul>
    </>
  );
}
