import { campaignTypes } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import type { FieldsProps } from './campaign-form';

const types = optionsOf(campaignTypes);

export function BasicFields({ form: { register, formState }, locks }: FieldsProps) {
  const { errors } = formState;
  return (
    <FormSection title="الحملة">
      <Field label="اسم الحملة" required error={errors.name?.message}>
        <Input {...register('name')} />
      </Field>
      <Field label="النوع" required error={errors.type?.message} hint={locks.sentContent}>
        <Select options={types} disabled={Boolean(locks.sentContent)} {...register('type')} />
      </Field>
      <Field
        label="الوصف"
        hint="للعاملين في المتجر، لا يصل العملاء"
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={2} {...register('description')} />
      </Field>
    </FormSection>
  );
}
