import { fitsUnit, fractionText, type inventoryApi, type Part, type productsApi } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { CellEditor } from '@/ui/CellEditor';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { quantityBox } from './Quantity';

type PartCellProps = {
  part: Part;
  /** The list's own endpoint, which declares the right. */
  update: typeof productsApi.update | typeof inventoryApi.update;
  onDone: () => void;
};
type Changes = { sellingPrice: number } | { minStockLevel: number };

/** Saves one field with the version it was read at, and offers to take it back. */
function useSavePart({ part, update }: Omit<PartCellProps, 'onDone'>) {
  const action = useAction(update, { failed: 'فشل في تحديث المنتج' });
  return async (title: string, changes: Changes, before: Changes) => {
    const params = { id: part._id };
    const { version } = await action.mutateAsync({ params, body: { ...changes, version: part.version } });
    toast({
      title,
      message: part.name,
      undo: () => action.mutate({ params, body: { ...before, version } }),
    });
  };
}

/** Edits the selling price in the currency in which this device's user types prices. */
export function PriceEditor({ part, update, onDone }: PartCellProps) {
  const save = useSavePart({ part, update });
  return (
    <CellEditor<number | null>
      value={part.sellingPrice}
      refuse={(price) => (price === null ? 'أدخل السعر' : undefined)}
      save={(price) =>
        save('تم تعديل السعر', { sellingPrice: price ?? 0 }, { sellingPrice: part.sellingPrice })
      }
      onDone={onDone}
    >
      {(price, onChange) => (
        <MoneyInput aria-label={`سعر بيع ${part.name}`} value={price} onChange={onChange} />
      )}
    </CellEditor>
  );
}

export function MinLevelEditor({ part, update, onDone }: PartCellProps) {
  const save = useSavePart({ part, update });
  const refuse = (level: number | null) => {
    if (level === null) return 'أدخل الحد الأدنى';
    return fitsUnit(level, part.unit) ? undefined : fractionText(part);
  };
  return (
    <CellEditor<number | null>
      value={part.minStockLevel}
      refuse={refuse}
      save={(level) =>
        save('تم تعديل الحد الأدنى', { minStockLevel: level ?? 0 }, { minStockLevel: part.minStockLevel })
      }
      onDone={onDone}
    >
      {(level, onChange) => (
        <NumberInput
          aria-label={`الحد الأدنى لـ${part.name}`}
          min={0}
          value={level}
          onChange={onChange}
          {...quantityBox(part.unit)}
        />
      )}
    </CellEditor>
  );
}
