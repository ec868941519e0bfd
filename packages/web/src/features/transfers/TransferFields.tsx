import {
  shippingMethods,
  transferPriority,
  warehouseStatus,
  type Transfer,
  type Warehouse,
} from '@turoos/contract';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { PlaceSelect } from './PlaceSelect';
import type { Typed, Valid } from './transfer-form';

const priorities = optionsOf(transferPriority);
const methods = optionsOf(shippingMethods);

/** Returns why a warehouse can't receive a transfer: it is not active. */
const whyNotReceiving = ({ status }: Warehouse) =>
  status === 'active' ? undefined : warehouseStatus[status].label;

type TransferForm = { form: UseFormReturn<Typed, unknown, Valid> };

/** The source and target warehouse. */
export function TransferPlaces({ form, transfer }: TransferForm & { transfer: Transfer | null }) {
  const { control } = form;
  const source = useWatch({ control, name: 'fromWarehouse' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField control={control} name="fromWarehouse" label="المستودع المصدر" required>
        {(field) => (
          <WarehouseSelect
            {...field}
            creates
            placeholder="اختر المستودع المصدر"
            chosen={transfer?.fromWarehouse ?? null}
          />
        )}
      </FormField>
      <FormField control={control} name="toWarehouse" label="المستودع الوجهة" required>
        {(field) => (
          <PlaceSelect
            {...field}
            creates
            placeholder="اختر المستودع الوجهة"
            chosen={transfer?.toWarehouse ?? null}
            otherEnd={source}
            unfit={whyNotReceiving}
          />
        )}
      </FormField>
    </div>
  );
}

/** The warehouse that is asked for goods, and the one that needs them. */
export function RequestPlaces({ form: { control } }: TransferForm) {
  const target = useWatch({ control, name: 'toWarehouse' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField control={control} name="fromWarehouse" label="اطلب من" required>
        {(field) => <PlaceSelect {...field} placeholder="اختر الفرع الذي تطلب منه" otherEnd={target} />}
      </FormField>
      <FormField control={control} name="toWarehouse" label="إلى مستودع" required>
        {(field) => <WarehouseSelect {...field} placeholder="اختر مستودعك" unfit={whyNotReceiving} />}
      </FormField>
    </div>
  );
}

/** What the asked warehouse should know; how goods are shipped is its own affair. */
export function RequestDetails({ form }: TransferForm) {
  const { control, register, formState } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="الأولوية">
          <Select options={priorities} {...register('priority')} />
        </Field>
        <DateField control={control} name="expectedDeliveryDate" label="يلزم قبل" />
      </div>
      <Field label="ملاحظات" error={formState.errors.notes?.message}>
        <Textarea rows={2} {...register('notes')} />
      </Field>
    </>
  );
}

/** Shipping details and notes. */
export function TransferDetails({ form }: TransferForm) {
  const {
    control,
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="الأولوية">
          <Select options={priorities} {...register('priority')} />
        </Field>
        <Field label="طريقة الشحن">
          <Select options={methods} {...register('shippingMethod')} />
        </Field>
        <DateField control={control} name="expectedDeliveryDate" label="تاريخ التسليم المتوقع" />
        <Field label="رقم المرجع" error={errors.referenceNumber?.message}>
          <Input ltr {...register('referenceNumber')} />
        </Field>
      </div>
      <Field label="ملاحظات" error={errors.notes?.message}>
        <Textarea rows={2} {...register('notes')} />
      </Field>
    </>
  );
}
