import { ltr, type Part, type Unit } from '@turoos/contract';
import { CheckCheck, CircleAlert } from 'lucide-react';
import { useScannedParts } from './use-scanned-parts';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { CameraButton } from '@/ui/CameraButton';
import { Code, legible } from '@/ui/Code';
import { NumberInput } from '@/ui/NumberInput';
import { Quantity } from './Quantity';

type ReturnLine = {
  product: string;
  name: string;
  partNumber: string;
  unit: Unit;
  /** The quantity that can still be returned. */
  left: number;
  /** The warehouse it is in, if that matters. */
  place?: string;
};

type ReturnLinesProps = {
  items: readonly ReturnLine[];
  quantities: readonly (number | null)[];
  onChange: (quantities: (number | null)[]) => void;
  /** Called after a scan has added a piece. */
  onScanned?: () => void;
  error: string | undefined;
};

/**
 * The quantities to return, line by line: empty until typed or scanned, so that a careless Enter doesn't
 * return everything.
 */
export function ReturnLines({ items, quantities, onChange, onScanned, error }: ReturnLinesProps) {
  useScannedParts(({ _id: id, partNumber }: Part) => {
    const more = (index: number) => (quantities[index] ?? 0) + 1;
    const index = items.findIndex(({ product, left }, at) => product === id && more(at) <= left);
    if (index >= 0) {
      onChange(quantities.with(index, more(index)));
      return onScanned?.();
    }
    const title = items.some(({ product }) => product === id)
      ? `لم يبقَ ما يُرجع من ${ltr(partNumber)}`
      : `القطعة ${ltr(partNumber)} ليست في هذه الفاتورة`;
    toast({ tone: 'warning', title });
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">الأصناف المرتجعة</legend>
      <div className="flex items-end justify-between gap-2">
        <span aria-hidden="true" className="text-sm font-semibold">
          الأصناف المرتجعة
        </span>
        <span className="ms-auto">
          <CameraButton continuous />
        </span>
        <Button size="sm" icon={CheckCheck} onClick={() => onChange(items.map(({ left }) => left))}>
          الكل
        </Button>
      </div>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {items.map(({ name, partNumber, unit, left, place }, index) => (
          <li key={index} className="flex items-center gap-3 px-3 py-1.5">
            <div className="min-w-0 grow">
              <p className="break-words">{legible(name)}</p>
              <p className="text-sm text-muted">
                <Code>{partNumber}</Code> · يمكن إرجاع <Quantity value={left} unit={unit} />
                {place && ` · ${place}`}
              </p>
            </div>
            <NumberInput
              className="w-20 shrink-0"
              aria-label={`الكمية المرتجعة من ${name}`}
              decimals={unit.decimals}
              min={0}
              max={left}
              disabled={left === 0}
              placeholder="0"
              value={quantities[index] ?? null}
              onChange={(quantity) => onChange(quantities.with(index, quantity))}
            />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="flex items-start gap-1 text-sm text-danger">
          <CircleAlert className="mt-0.75 size-3.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
