import { inventoryApi, transferTexts, type Part } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { placeOf } from '@/lib/scan/scanned-line';
import { useScannedParts } from '@/shared/parts/use-scanned-parts';
import { toast } from '@/lib/toasts/toast-store';
import { partOption } from '@/shared/parts/find-parts';
import { Button } from '@/ui/Button';
import { blankLine, type Stocked, type Typed, type Valid } from './transfer-form';
import { TransferLine } from './TransferLine';

type TransferLinesProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  /** Reports what lies in the source; omitted in a request, which may name any part. */
  onStock?: (partId: string, there: Stocked | undefined) => void;
};

const chooseSource = 'اختر المستودع المصدر أولاً';

/** The lines of a transfer: at least one, each a part in stock in the source warehouse; or those of a request. */
export function TransferLines({ form, onStock }: TransferLinesProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const source = useWatch({ control: form.control, name: 'fromWarehouse' });
  const needsSource = onStock !== undefined && source === '';
  const addScanned = (part: Part) => {
    if (needsSource) return toast({ tone: 'warning', title: chooseSource });
    const items = form.getValues('items');
    const { index, quantity } = placeOf(items, part._id);
    if (index === items.length) append(blankLine(), { shouldFocus: false });
    form.setValue(`items.${index}.part`, partOption(part), { shouldDirty: true });
    form.setValue(`items.${index}.quantity`, quantity, { shouldDirty: true });
  };
  useScannedParts(addScanned, { search: inventoryApi.search });

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">الأصناف</legend>
      {fields.map(({ id }, index) => (
        <TransferLine
          key={id}
          form={form}
          index={index}
          source={source}
          onStock={onStock}
          onRemove={() => remove(index)}
          kept={fields.length === 1 && transferTexts.lines}
        />
      ))}
      <Button
        icon={Plus}
        className="w-fit"
        disabledReason={needsSource && chooseSource}
        onClick={() => append(blankLine(), { focusName: `items.${fields.length}.part` })}
      >
        إضافة صنف
      </Button>
    </fieldset>
  );
}
