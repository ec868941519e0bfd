import { ltr, type CountItem, type Unit } from '@turoos/contract';
import { Undo2 } from 'lucide-react';
import { Quantity } from '@/shared/parts/Quantity';
import { cn } from '@/ui/cn';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { IconButton } from '@/ui/IconButton';
import { Money } from '@/ui/Money';
import { shownQuantity } from './line-entries';
import { QuantityBox } from './QuantityBox';
import { SavedMark } from './SavedMark';
import type { LineSaving } from './use-line-saving';

type Wiring = {
  /** False once the count has ended, or without the right to count. */
  editable: boolean;
  /** Whether the count is blind, so that the system's quantities are hidden. */
  hidden: boolean;
  /** The count's rate, for the value of differences. */
  rate: number | null;
  saving: LineSaving;
  onScan: (code: string) => void;
  onMove: (product: string, step: 1 | -1) => void;
};

export function lineColumns({ editable, hidden, rate, saving, onScan, onMove }: Wiring): Column<CountItem>[] {
  const name: Column<CountItem> = {
    id: 'name',
    header: 'الصنف',
    primary: true,
    cell: (line) => (
      <span className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
        {legible(line.name)} <PartNumber>{line.partNumber}</PartNumber>
      </span>
    ),
  };
  const shelf: Column<CountItem> = {
    id: 'shelf',
    header: 'الرف',
    cell: ({ shelf: place }) => place || '—',
    width: '7rem',
  };
  const system: Column<CountItem> = {
    id: 'systemQty',
    header: 'كمية النظام',
    align: 'center',
    width: '7rem',
    cell: ({ systemQty, unit }) => (systemQty === null ? '—' : <Quantity value={systemQty} unit={unit} />),
  };
  const physical: Column<CountItem> = {
    id: 'physicalQty',
    header: 'الكمية الفعلية',
    width: '14rem',
    cell: (line) =>
      editable ? (
        <Counted line={line} saving={saving} onScan={onScan} onMove={onMove} />
      ) : line.physicalQty === null ? (
        <span className="text-faint">لم يُعدّ</span>
      ) : (
        <Quantity value={line.physicalQty} unit={line.unit} className="font-semibold" />
      ),
  };
  const diff: Column<CountItem> = {
    id: 'diff',
    header: 'الفرق',
    width: '15rem',
    cell: (line) =>
      line.diff === null ? (
        '—'
      ) : (
        <Difference diff={line.diff} unit={line.unit} value={line.diffValue} rate={rate} />
      ),
  };
  return hidden ? [name, shelf, physical] : [name, shelf, system, physical, diff];
}

type CountedProps = Pick<Wiring, 'saving' | 'onScan' | 'onMove'> & { line: CountItem };

function Counted({ line, saving, onScan, onMove }: CountedProps) {
  const { product, name, partNumber, countedQuantity } = line;
  const entry = saving.entries[product];
  const shown = shownQuantity(entry, countedQuantity);
  return (
    <span className="flex items-center gap-1">
      <QuantityBox
        line={line}
        label={`الكمية الفعلية: ${name} ${ltr(partNumber)}`}
        value={shown}
        onSave={(value) => void saving.save(product, value)}
        onScan={onScan}
        onMove={(step) => onMove(product, step)}
      />
      <SavedMark entry={entry} onRetry={() => void saving.saveAll()} />
      {shown !== null && (
        <IconButton
          size="sm"
          label={`إلغاء عدّ ${name}`}
          icon={Undo2}
          onClick={() => void saving.save(product, null)}
        />
      )}
    </span>
  );
}

type DifferenceProps = {
  diff: number;
  unit: Unit;
  value: number | null;
  rate: number | null;
};

/** A count's difference and its value: missing pieces in red, surplus in orange. */
function Difference({ diff, unit, value, rate }: DifferenceProps) {
  if (diff === 0) return <span className="text-success">مطابق</span>;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <Quantity
        value={diff}
        unit={unit}
        signed
        className={cn('font-semibold', diff < 0 ? 'text-danger' : 'text-warning')}
      />
      {Boolean(value) && <Money usd={value ?? 0} at={rate} className="text-sm" />}
    </span>
  );
}
