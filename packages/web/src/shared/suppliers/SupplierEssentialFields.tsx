import type { SupplierEssentials } from '@turoos/contract';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

type SupplierEssentialFieldsProps = {
  register: UseFormRegister<SupplierEssentials>;
  errors: FieldErrors<SupplierEssentials>;
};

export const SupplierEssentialFields = ({ register, errors }: SupplierEssentialFieldsProps) => (
  <>
    <Field label="اسم المورد" required error={errors.name?.message}>
      <Input {...register('name')} data-autofocus="" />
    </Field>
    <Field label="مسؤول التواصل" required error={errors.contactPerson?.message}>
      <Input {...register('contactPerson')} />
    </Field>
    <Field label="الهاتف" required error={errors.phone?.message}>
      <Input ltr inputMode="tel" placeholder="777 123 456" {...register('phone')} />
    </Field>
  </>
);
