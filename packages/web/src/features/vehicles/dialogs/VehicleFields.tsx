import { bodyTypes, fuelTypes, transmissions, vehicleStatus } from '@turoos/contract';
import { type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import { SuggestInput } from '@/ui/SuggestInput';
import { useMakes } from '../make-options';
import type { VehicleDraft } from './vehicle-form';

type Form<Valid> = UseFormReturn<VehicleDraft, unknown, Valid>;

export function VehicleFields<Valid>({ form }: { form: Form<Valid> }) {
  const { register } = form;
  const { errors } = form.formState;
  const makes = useMakes();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="الشركة" required error={errors.make?.message}>
        <SuggestInput suggestions={makes} {...register('make')} />
      </Field>
      <Field label="الموديل" required error={errors.vehicleModel?.message}>
        <Input {...register('vehicleModel')} />
      </Field>
      <NumberField form={form} name="year" label="سنة الصنع" required />
      <Field label="المحرك" error={errors.engine?.message}>
        <Input ltr placeholder="1.8L" {...register('engine')} />
      </Field>
      <Field label="ناقل الحركة">
        <Select placeholder="غير محدد" options={optionsOf(transmissions)} {...register('transmission')} />
      </Field>
      <Field label="الوقود">
        <Select placeholder="غير محدد" options={optionsOf(fuelTypes)} {...register('fuelType')} />
      </Field>
      <Field label="نوع الهيكل">
        <Select placeholder="غير محدد" options={optionsOf(bodyTypes)} {...register('bodyType')} />
      </Field>
      <Field label="الحالة">
        <Select options={optionsOf(vehicleStatus)} {...register('status')} />
      </Field>
      <NumberField form={form} name="doors" label="عدد الأبواب" required />
      <NumberField form={form} name="seats" label="عدد المقاعد" required />
    </div>
  );
}

type NumberFieldProps<Valid> = {
  form: Form<Valid>;
  name: 'year' | 'doors' | 'seats';
  label: string;
  required?: boolean;
};

const NumberField = <Valid,>({ form, name, ...field }: NumberFieldProps<Valid>) => (
  <FormField control={form.control} name={name} {...field}>
    {(input) => <NumberInput min={0} {...input} />}
  </FormField>
);
