import { wholeCents } from '@turoos/contract';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PartPicker } from '@/shared/parts/PartPicker';
import { quantityBox } from '@/shared/parts/Quantity';
import { useStockedPart } from '@/shared/parts/StockedPartPicker';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Usd } from '@/ui/Usd';
import type { Figures, Typed, Valid } from './purchase-form';

type LineFieldsProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  index: number;
  figures: Figures['lines'][number] | undefined;
  onRemove: () => void;
  /** Called on Enter in the price, to move to the next line. */
  onEnter: () => void;
};

export function LineFields({ form, index, figures, onRemove, onEnter }: LineFieldsProps) {
  const { control } = form;
  const { purchasePrice: lastPrice, unit } = useKnownPart(form, index);
  return (
    <fieldset
      aria-label={`الصنف ${index + 1}`}
      className="grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-2 rounded-md border border-line p-3 lg:grid-cols-[1fr_6rem_8rem_13rem_8rem_auto]"
    >
      <FormField
        control={control}
        name={`items.${index}.part`}
        label="المنتج"
        required
        hint={lastPrice ? <LastPrice cents={lastPrice} /> : undefined}
        className="max-lg:col-span-2"
      >
        {(field) => <PartPicker {...field} />}
      </FormField>
      <FormField control={control} name={`items.${index}.quantity`} label="الكمية" required>
        {(field) => <NumberInput {...field} min={0} {...quantityBox(unit)} />}
      </FormField>
      <FormField control={control} name={`items.${index}.unitCost`} label="سعر الوحدة" required>
        {(field) => (
          <MoneyInput
            {...field}
            kind="cost"
            rate={null}
            step={0.01}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            }}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name={`items.${index}.warehouse`}
        label="المستودع"
        required
        className="max-lg:col-span-2"
      >
        {(field) => <WarehouseSelect {...field} creates placeholder="اختر المستودع" />}
      </FormField>
      <LineOutcome figures={figures} />
      <div className="justify-self-end lg:pt-6">
        <IconButton label={`حذف الصنف ${index + 1}`} icon={Trash2} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

const LastPrice = ({ cents }: { cents: number }) => (
  <>
    آخر سعر شراء <Usd cents={cents} />
  </>
);

const LineOutcome = ({ figures }: Pick<LineFieldsProps, 'figures'>) => (
  <dl aria-live="polite" className="text-sm lg:pt-5">
    <div className="flex gap-2">
      <dt className="text-muted">الإجمالي</dt>
      <dd>
        <Usd cents={figures?.total ?? 0} className="font-semibold" />
      </dd>
    </div>
    {figures && figures.landed !== null && (
      <div className="flex gap-2">
        <dt className="text-muted">التكلفة</dt>
        <dd>
          <Usd cents={wholeCents(figures.landed)} />
        </dd>
      </div>
    )}
  </dl>
);

/** Fetches the part and fills in its last purchase price and its warehouse where the line has none yet. */
function useKnownPart({ control, getValues, setValue }: LineFieldsProps['form'], index: number) {
  const part = useWatch({ control, name: `items.${index}.part` });
  const known = useStockedPart(part?.value);
  const propose = useEffectEvent((price: number, place: string | undefined) => {
    const { unitCost, warehouse } = getValues(`items.${index}`);
    if (unitCost === null && price > 0) setValue(`items.${index}.unitCost`, price, { shouldDirty: true });
    if (warehouse === '' && place) setValue(`items.${index}.warehouse`, place, { shouldDirty: true });
  });
  const id = known?._id;
  const purchasePrice = known?.purchasePriceUSD;
  useEffect(() => {
    if (id) propose(purchasePrice ?? 0, known.warehouse?._id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per chosen part
  }, [id]);
  return { purchasePrice, unit: known?.unit };
}
