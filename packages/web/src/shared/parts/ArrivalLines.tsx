import { ltr, quantityText, roundQuantity, type inventoryApi, type Part, type Unit } from '@turoos/contract';
import { Check, CheckCheck, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { CameraButton } from '@/ui/CameraButton';
import { cn } from '@/ui/cn';
import { legible, PartNumber } from '@/ui/Code';
import { NumberInput } from '@/ui/NumberInput';
import { placeArrival } from './place-arrival';
import { Quantity, quantityBox } from './Quantity';
import { useScannedParts } from './use-scanned-parts';

interface ExpectedLine {
  product: string;
  name: string;
  partNumber: string;
  unit: Unit;
  /** What should arrive now. */
  expected: number;
  /** What else there is to say, such as the warehouse. */
  note?: string;
}

type ArrivalLinesProps = {
  lines: readonly ExpectedLine[];
  arrived: readonly (number | null)[];
  onChange: (arrived: (number | null)[]) => void;
  /** The word for what should arrive: المطلوب، المرسل. */
  expectedLabel: string;
  /** Whether more than expected may be entered; it is asked about later. */
  mayExceed: boolean;
  /** Receives scanned parts that are on no line. */
  onUnknown: (part: Part) => void;
  error: string | undefined;
  search?: typeof inventoryApi.search;
  /** Scans from before the dialog opened. */
  scanned?: string[];
};

/**
 * What should arrive against what has: empty until scanned or typed, so that a careless Enter receives nothing. A scan
 * adds one.
 */
export function ArrivalLines({
  lines,
  arrived,
  onChange,
  expectedLabel,
  mayExceed,
  onUnknown,
  error,
  search,
  scanned,
}: ArrivalLinesProps) {
  const [latest, setLatest] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useScannedParts(
    (part) => {
      const place = placeArrival(lines, arrived, part._id, mayExceed);
      if (place === 'unknown') return onUnknown(part);
      if (place === 'full')
        return toast({ tone: 'warning', title: `وصل كل المطلوب من ${ltr(part.partNumber)}` });
      setLatest(place);
      onChange(arrived.with(place, roundQuantity((arrived[place] ?? 0) + 1)));
      list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
    },
    { ...(search && { search }), scanned },
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="sr-only">الأصناف المستلمة</legend>
      <div className="flex items-end justify-between gap-2">
        <span aria-hidden="true" className="text-sm text-muted">
          امسح القطع واحدة واحدة، أو اكتب ما وصل
        </span>
        <span className="ms-auto">
          <CameraButton continuous />
        </span>
        <Button size="sm" icon={CheckCheck} onClick={() => onChange(lines.map(({ expected }) => expected))}>
          وصل الكل
        </Button>
      </div>
      <ul ref={list} className="divide-y divide-line overflow-hidden rounded-md border border-line">
        {lines.map((line, index) => (
          <ArrivalLine
            key={index}
            line={line}
            expectedLabel={expectedLabel}
            arrived={arrived[index] ?? null}
            isLatest={index === latest}
            isFirst={index === 0}
            onChange={(quantity) => onChange(arrived.with(index, quantity))}
          />
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

type ArrivalLineProps = {
  line: ExpectedLine;
  expectedLabel: string;
  arrived: number | null;
  isLatest: boolean;
  isFirst: boolean;
  onChange: (quantity: number | null) => void;
};

function ArrivalLine({ line, expectedLabel, arrived, isLatest, isFirst, onChange }: ArrivalLineProps) {
  const { name, partNumber, unit, expected, note } = line;
  const over = roundQuantity((arrived ?? 0) - expected);
  return (
    <li className={cn('flex items-center gap-3 px-3 py-1.5', isLatest && 'bg-accent-soft')}>
      <div className="min-w-0 grow">
        <p className="break-words">{legible(name)}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          <PartNumber>{partNumber}</PartNumber>
          <span>
            {expectedLabel} <Quantity value={expected} unit={unit} />
          </span>
          {note && <span>{legible(note)}</span>}
          {over > 0 && (
            <span className="font-semibold text-warning">زيادة {legible(quantityText(over, unit))}</span>
          )}
        </p>
      </div>
      <Check
        className={cn('size-5 shrink-0 text-success', over !== 0 && 'invisible')}
        aria-label={over === 0 ? 'وصل كله' : undefined}
        aria-hidden={over !== 0}
      />
      <NumberInput
        className="w-28 shrink-0"
        aria-label={`ما وصل من ${name}`}
        min={0}
        placeholder="0"
        data-autofocus={isFirst ? '' : undefined}
        {...quantityBox(unit)}
        value={arrived}
        onChange={onChange}
      />
    </li>
  );
}
