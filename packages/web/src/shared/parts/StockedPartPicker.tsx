import { inventoryApi, quantityText, type PartDetail, type Unit } from '@turoos/contract';
import { useEffect, useEffectEvent, type Ref } from 'react';
import { useData } from '@/lib/http/use-data';
import { useScannedParts } from './use-scanned-parts';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { Combobox, type Option } from '@/ui/Combobox';
import { Field } from '@/ui/Field';
import { findStockedParts, partOption } from './find-parts';
import { Quantity } from './Quantity';
import { Reserved } from './Reserved';

/** Returns a part with its stock by warehouse; undefined until loaded. */
export const useStockedPart = (partId: string | undefined): PartDetail | undefined =>
  useData('inventory', inventoryApi.read, { params: { id: partId ?? '' } }, { enabled: partId !== undefined })
    .data;

/** Returns the part's stock in a warehouse. */
export const stockIn = (part: PartDetail | undefined, warehouse: string): number | undefined =>
  part && warehouse
    ? (part.stockByWarehouse.find(({ warehouse: { _id: id } }) => id === warehouse)?.quantity ?? 0)
    : undefined;

/** Returns the hint below a quantity input that names the available stock. */
export const stockHint = (
  part: Pick<PartDetail, 'unit'> | undefined,
  there: number | undefined,
): string | undefined =>
  part && there !== undefined ? `الموجود في المستودع: ${quantityText(there, part.unit)}` : undefined;

/** The props a form passes to a control: `useController(…).field`. */
type ControlProps<T> = { value: T; onChange: (value: T) => void; onBlur?: () => void; name?: string };

type StockedPartPickerProps = {
  part: ControlProps<Option | null> & { ref?: Ref<HTMLInputElement> };
  /** The warehouse's id, or ''. */
  warehouse: ControlProps<string> & { ref?: Ref<HTMLSelectElement> };
  /** The previously chosen warehouse, offered even when it is inactive. */
  chosen?: { _id: string; name: string } | null | undefined;
  errors: { part?: string | undefined; warehouse?: string | undefined };
  /** Called when the chosen part is scanned again, to add one. */
  onMore: () => void;
};

/** Chooses or scans a part, and chooses a warehouse while showing the part's stock in each. */
export function StockedPartPicker({ part, warehouse, chosen, errors, onMore }: StockedPartPickerProps) {
  useScannedParts(
    (scanned) => (scanned._id === part.value?.value ? onMore() : part.onChange(partOption(scanned))),
    { search: inventoryApi.search },
  );
  const stocked = useStockedPart(part.value?.value);
  const places = stocked?.stockByWarehouse.filter(({ quantity }) => quantity > 0) ?? [];

  const onlyPlace = places.length === 1 ? places[0]?.warehouse._id : undefined;
  const settle = useEffectEvent((id: string) => {
    if (warehouse.value === '') warehouse.onChange(id);
  });
  useEffect(() => {
    if (onlyPlace) settle(onlyPlace);
  }, [onlyPlace]);

  return (
    <>
      <Field label="المنتج" required error={errors.part}>
        <Combobox {...part} load={findStockedParts} placeholder="ابحث بالاسم أو رقم القطعة" />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label="المستودع" required error={errors.warehouse}>
          <WarehouseSelect {...warehouse} creates placeholder="اختر المستودع" chosen={chosen ?? null} />
        </Field>
        {stocked && (
          <Places
            places={places}
            chosen={warehouse.value}
            onChoose={warehouse.onChange}
            total={stocked.quantity}
            unit={stocked.unit}
          />
        )}
        {stocked && stocked.reserved > 0 && (
          <p className="flex items-center gap-2 text-sm text-warning">
            <Reserved quantity={stocked.reserved} unit={stocked.unit} /> لعملاء ينتظرونها
          </p>
        )}
      </div>
    </>
  );
}

type PlacesProps = {
  places: PartDetail['stockByWarehouse'];
  chosen: string;
  onChoose: (id: string) => void;
  total: number;
  unit: Unit;
};

function Places({ places, chosen, onChoose, total, unit }: PlacesProps) {
  if (places.length === 0) return <p className="text-sm text-faint">لا يوجد من هذا المنتج في أي مستودع</p>;
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 text-sm">
      <legend className="sr-only">أين يوجد المنتج</legend>
      {places.map(({ warehouse, quantity }) => (
        <button
          key={warehouse._id}
          type="button"
          aria-pressed={warehouse._id === chosen}
          onClick={() => onChoose(warehouse._id)}
          className={cn(
            'rounded-full border px-2.5 py-0.5 hover:border-accent pointer-coarse:min-h-11',
            warehouse._id === chosen
              ? 'border-accent bg-accent-soft text-accent-strong'
              : 'border-line text-muted',
          )}
        >
          {legible(warehouse.name)}: <Quantity value={quantity} unit={unit} className="font-semibold" />
        </button>
      ))}
      {places.length > 1 && (
        <span className="text-faint">
          الإجمالي <Quantity value={total} unit={unit} />
        </span>
      )}
    </fieldset>
  );
}
