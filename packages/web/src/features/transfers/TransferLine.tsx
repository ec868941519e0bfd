import { quantityText, warehousesApi } from '@turoos/contract';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { call } from '@/lib/http/api';
import { quantityBox } from '@/shared/parts/Quantity';
import { findStockedParts } from '@/shared/parts/find-parts';
import { stockIn, useStockedPart } from '@/shared/parts/StockedPartPicker';
import { Combobox } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { LoadOptions } from '@/ui/use-options';
import type { Stocked, Typed, Valid } from './transfer-form';

/** Finds parts that are in stock in the warehouse. */
const partsIn =
  (id: string): LoadOptions =>
  async (q, signal) => {
    if (!id) return [];
    const query = { q, limit: 20, inStock: 'true' };
    const { items } = await call(warehousesApi.inventory, { params: { id }, query }, { signal });
    return items.map(({ _id: value, name, partNumber }) => ({ value, label: name, hint: partNumber }));
  };

type TransferLineProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  index: number;
  /** The source warehouse's id, or ''. */
  source: string;
  /** Omitted in a request: any part may be asked for, and what lies there is not known. */
  onStock?: ((partId: string, there: Stocked | undefined) => void) | undefined;
  onRemove: () => void;
  /** Why the line can't be removed. */
  kept: string | false;
};

export function TransferLine({ form, index, source, onStock, onRemove, kept }: TransferLineProps) {
  const { control, register } = form;
  const part = useWatch({ control, name: `items.${index}.part` });
  const stocked = useStockedPart(part?.value);
  const there = onStock && stockIn(stocked, source);
  const reportStock = useEffectEvent((id: string, quantity: number | undefined) =>
    onStock?.(id, stocked && quantity !== undefined ? { quantity, unit: stocked.unit } : undefined),
  );
  const partId = part?.value;
  useEffect(() => {
    if (partId) reportStock(partId, there);
  }, [partId, there]);

  return (
    <fieldset
      aria-label={`الصنف ${index + 1}`}
      className="grid min-w-0 grid-cols-[1fr_auto] items-start gap-2 rounded-md border border-line p-3 sm:grid-cols-[1fr_8rem_12rem_auto]"
    >
      <FormField
        control={control}
        name={`items.${index}.part`}
        label="المنتج"
        required
        hint={stocked && there !== undefined && `المتوفر في المصدر: ${quantityText(there, stocked.unit)}`}
        className="max-sm:col-span-2"
      >
        {(field) => (
          <Combobox
            {...field}
            load={onStock ? partsIn(source) : findStockedParts}
            placeholder={source || !onStock ? 'ابحث بالاسم أو رقم القطعة' : 'اختر المستودع المصدر أولاً'}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name={`items.${index}.quantity`}
        label="الكمية"
        required
        className="max-sm:col-span-2"
      >
        {(field) => <NumberInput {...field} min={0} {...quantityBox(stocked?.unit)} />}
      </FormField>
      <Field label="ملاحظة">
        <Input maxLength={500} {...register(`items.${index}.notes`)} />
      </Field>
      <div className="pt-6">
        <IconButton label={`حذف الصنف ${index + 1}`} icon={Trash2} disabledReason={kept} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
