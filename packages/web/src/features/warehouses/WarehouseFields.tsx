import { warehouseStatus, warehouseTypes, type WarehouseForm } from '@turoos/contract';
import { type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
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
