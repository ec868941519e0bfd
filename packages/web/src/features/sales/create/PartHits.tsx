/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   The ARIA combobox pattern: focus and keys stay in the input, which points at the active row. */
import { ltr, type Part } from '@turoos/contract';
import { useEffect } from 'react';
import { spokenTime } from '@/shared/till/clock-time';
import { useCopiedAt } from '@/shared/till/use-away';
import { isChassisNumber } from '@/shared/vehicles/is-chassis-number';
import { cn } from '@/ui/cn';
import { haveAnyPhoto, PartHit } from './PartHit';

type PartHitsProps = {
  id: string;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  text: string;
  parts: readonly Part[];
  /** Whether choosing a part that is out of stock notes that it was asked for. */
  asks: boolean;
  active: number;
  onActive: (index: number) => void;
  onChoose: (part: Part) => void;
  onRetry: () => void;
  /** Searches for the parts of the car whose number was typed. */
  onCar: () => void;
  /** Offers what can be done about a text that finds nothing. */
  onMissing: () => void;
};

export const hitId = (listId: string, index: number) => `${listId}-${index}`;

/** Keeps the focus in the search box when the list is pressed. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

export function PartHits({
  id,
  status,
  text,
  parts,
  asks,
  active,
  onActive,
  onChoose,
  onRetry,
  onCar,
  onMissing,
}: PartHitsProps) {
  useEffect(() => {
    document.getElementById(hitId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const withPhoto = haveAnyPhoto(parts);
  const copiedAt = useCopiedAt();
  return (
    <>
      <div id={id} role="listbox" aria-label="القطع" className="max-h-96 overflow-y-auto">
        {parts.map((part, index) => (
          <div
            key={part._id}
            id={hitId(id, index)}
            role="option"
            aria-selected={index === active}
            aria-disabled={(part.quantity <= 0 && !asks) || undefined}
            tabIndex={-1}
            onPointerMove={() => index !== active && onActive(index)}
            onMouseDown={keepFocus}
            onClick={() => onChoose(part)}
            className={cn(
              'flex cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5',
              index === active && 'bg-accent-soft',
              part.quantity <= 0 && (asks ? 'text-muted' : 'cursor-not-allowed text-faint'),
            )}
          >
            <PartHit part={part} withPhoto={withPhoto} asks={asks} />
          </div>
        ))}
      </div>
      {copiedAt && parts.length > 0 && (
        <p className="px-2.5 py-1.5 text-sm text-muted">المخزون والأسعار كما كانت {spokenTime(copiedAt)}</p>
      )}
      <output className="block text-sm text-muted">
        {status === 'loading' && parts.length === 0 && (
          <span className="block px-2.5 py-1.5">جارٍ البحث…</span>
        )}
        {status === 'ready' && parts.length === 0 && (
          <span className="flex flex-wrap items-center justify-between gap-2 px-2.5 py-1.5">
            لا توجد قطعة تطابق «{ltr(text)}»
            {copiedAt === undefined && (
              <span className="flex flex-wrap gap-x-4">
                {isChassisNumber(text) && <Offer onClick={onCar}>ابحث عن قطع هذه السيارة</Offer>}
                <Offer onClick={onMissing}>طلبها عميل أو إضافتها</Offer>
              </span>
            )}
          </span>
        )}
        {status === 'failed' && (
          <span className="flex items-center justify-between gap-2 px-2.5 py-1.5 text-danger">
            تعذّر البحث
            <button
              type="button"
              onMouseDown={keepFocus}
              onClick={onRetry}
              className="font-semibold underline"
            >
              إعادة المحاولة
            </button>
          </span>
        )}
      </output>
    </>
  );
}

const Offer = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button
    type="button"
    onMouseDown={keepFocus}
    onClick={onClick}
    className="min-h-8 font-semibold text-accent-strong underline pointer-coarse:min-h-11"
  >
    {children}
  </button>
);
