import { wholeCents } from '@turoos/contract';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PartPicker } from '@/shared/parts/PartPicker';
import { quantityBox } from '@/shared/parts/Quantity';
import { useStockedPart } from '@/shared/parts/StockedPartPicker';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { FormField } from '@/ui/FormField';
import { IconButton } from '@/ui/IconButton';
import { Money } from '@/ui/Money';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import type { Figures, Typed, Valid } from './purchase-form';

type LineFieldsProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  index: number;
  figures: Figures['lines'][number] | undefined;
  /** Rials per dollar on the purchase's day. */
  rate: number | null;
  onRemove: () => void;
  /** Called on Enter in the price, to move to the next line. */
  onEnter: () => void;
};

export function LineFields({ form, index, figures, rate, onRemove, onEnter }: LineFieldsProps) {
  const { control } = form;
  const { purchasePrice: lastPrice, unit } = useKnownPart(form, index);
  return (
    <fieldset
      aria-label={`الصنف ${index + 1}`}
      className="grid min-w-0 grid-cols-2 items-start gap-x-3 gap-y-2 rounded-md border border-line p-3 lg:grid-cols-[1fr_6rem_11rem_11rem_10rem_auto]"
    >
      <FormField
        control={control}
        name={`items.${index}.part`}
        label="المنتج"
        required
        hint={lastPrice ? <LastPrice cents={lastPrice} rate={rate} /> : undefined}
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
            rate={rate}
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
      <LineOutcome figures={figures} rate={rate} />
      <div className="justify-self-end lg:pt-6">
        <IconButton label={`حذف الصنف ${index + 1}`} icon={Trash2} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

const LastPrice = ({ cents, rate }: { cents: number; rate: number | null }) => (
  <>
    آخر سعر شراء <Money usd={cents} at={rate} />
  </>
);

const LineOutcome = ({ figures, rate }: Pick<LineFieldsProps, 'figures' | 'rate'>) => (
  <dl aria-live="polite" className="text-sm lg:pt-5">
    <div className="flex gap-2">
      <dt className="text-muted">الإجمالي</dt>
      <dd>
        <Money usd={figures?.total ?? 0} at={rate} stacked />
      </dd>
    </div>
    {figures && figures.landed !== null && (
      <div className="flex gap-2">
        <dt className="text-muted">التكلفة</dt>
        <dd>
          <Money usd={wholeCents(figures.landed)} at={rate} stacked />
        </dd>
      </div>
    )}
  </dl>
);

interface Filled {
  unitCost: number | null;
  warehouse: string;
}

/**
 * Fetches the part and fills in its last purchase price and its warehouse, unless the line has others already. What was
 * filled in for another part goes with it.
 */
function useKnownPart({ control, getValues, setValue }: LineFieldsProps['form'], index: number) {
  const part = useWatch({ control, name: `items.${index}.part` });
  const known = useStockedPart(part?.value);
  /** What goes when another part is chosen: what was filled in, or what the line was opened with. */
  const ofPart = useRef<Filled>({ unitCost: null, warehouse: '' });
  const isOpenedWithPart = useRef(Boolean(part?.value));
  const fillIn = useEffectEvent((filled: Filled) => {
    const line = getValues(`items.${index}`);
    const former = ofPart.current;
    const unitCost = line.unitCost ?? former.unitCost;
    const next = {
      unitCost: unitCost === former.unitCost ? filled.unitCost : unitCost,
      warehouse: ['', former.warehouse].includes(line.warehouse) ? filled.warehouse : line.warehouse,
    };
    if (next.unitCost !== line.unitCost)
      setValue(`items.${index}.unitCost`, next.unitCost, { shouldDirty: true });
    if (next.warehouse !== line.warehouse)
      setValue(`items.${index}.warehouse`, next.warehouse, { shouldDirty: true });
    ofPart.current = isOpenedWithPart.current ? next : filled;
    isOpenedWithPart.current = false;
  });
  const id = known?._id;
  const purchasePrice = known?.purchasePriceUSD;
  useEffect(() => {
    if (id) fillIn({ unitCost: purchasePrice || null, warehouse: known.warehouse?._id ?? '' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per chosen part
  }, [id]);
  return { purchasePrice, unit: known?.unit };
}
