import { warehouseStatus, warehouseTypes, type WarehouseForm } from '@turoos/contract';
import { type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { useCan } from '@/lib/session/can';
import { useZones, zoneOptions } from '@/shared/exchange-rates/use-zones';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';

const typeOptions = optionsOf(warehouseTypes);
const statusOptions = optionsOf(warehouseStatus);

export function WarehouseFields({ form }: { form: UseFormReturn<WarehouseForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم المستودع" required error={errors.name?.message}>
          <Input {...form.register('name')} />
        </Field>
        <Field label="رمز المستودع" required error={errors.code?.message}>
          <Input ltr placeholder="TZ-02" {...form.register('code')} />
        </Field>
        <Field label="الموقع" required error={errors.location?.message}>
          <Input placeholder="تعز - الحوبان" {...form.register('location')} />
        </Field>
        <Field label="النوع" required error={errors.type?.message}>
          <Select placeholder="اختر النوع" options={typeOptions} {...form.register('type')} />
        </Field>
        <FormField control={form.control} name="capacity" label="السعة" hint="اتركها فارغة إن لم تُحدد">
          {(field) => <NumberInput decimals={2} unit="م³" {...field} />}
        </FormField>
        <Field label="الحالة" error={errors.status?.message}>
          <Select options={statusOptions} {...form.register('status')} />
        </Field>
        <ZoneOfWarehouse form={form} />
        <Field label="المسؤول" error={errors.manager?.message}>
          <Input {...form.register('manager')} />
        </Field>
        <Field label="الهاتف" error={errors.phone?.message}>
          <Input ltr inputMode="tel" placeholder="+967 4 241 560" {...form.register('phone')} />
        </Field>
        <Field label="البريد الإلكتروني" error={errors.email?.message}>
          <Input ltr inputMode="email" {...form.register('email')} />
        </Field>
        <Field label="العنوان" error={errors.address?.message}>
          <Input {...form.register('address')} />
        </Field>
      </div>
      <Field label="الوصف" error={errors.description?.message}>
        <Textarea rows={2} {...form.register('description')} />
      </Field>
    </>
  );
}

/** The zone whose rate the warehouse's documents use; shown once there are several, to those who record rates. */
function ZoneOfWarehouse({ form: { control } }: { form: UseFormReturn<WarehouseForm> }) {
  const zones = useZones();
  const mayChange = useCan('exchangeRates:write');
  if (!mayChange || zones.length === 0) return null;
  const home = zones.find(({ isDefault }) => isDefault)?._id ?? '';
  return (
    <FormField control={control} name="rateZone" label="منطقة الصرف" hint="تُحسب مستندات المستودع بسعر صرفها">
      {({ value, onChange, ...field }) => (
        <Select
          {...field}
          options={zoneOptions(zones)}
          value={value ?? home}
          onValueChange={(id) => onChange(id === home ? null : id)}
        />
      )}
    </FormField>
  );
}
