import {
  countedAfter,
  defaultPaymentTerms,
  nouns,
  type SupplierEssentials,
  type SupplierForm,
} from '@turoos/contract';
import { type UseFormRegister, type UseFormReturn } from 'react-hook-form';
import { SupplierEssentialFields } from '@/shared/suppliers/SupplierEssentialFields';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Textarea } from '@/ui/Textarea';

export function SupplierFields({ form }: { form: UseFormReturn<SupplierForm> }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SupplierEssentialFields
          register={form.register as unknown as UseFormRegister<SupplierEssentials>}
          errors={errors}
        />
        <Field label="البريد الإلكتروني" error={errors.email?.message}>
          <Input ltr type="email" {...form.register('email')} />
        </Field>
        <Field label="المدينة" error={errors.city?.message}>
          <Input placeholder="صنعاء" {...form.register('city')} />
        </Field>
        <Field label="الرقم الضريبي" error={errors.taxNumber?.message}>
          <Input ltr {...form.register('taxNumber')} />
        </Field>
        <FormField control={form.control} name="creditLimit" label="حد الائتمان" hint="أقصى ما يبيعنا بالآجل">
          {(field) => <MoneyInput {...field} kind="balance" />}
        </FormField>
        <FormField
          control={form.control}
          name="paymentTerms"
          label="مدة السداد"
          hint={`اتركها فارغة لمدة ${countedAfter(defaultPaymentTerms, nouns.day)}`}
        >
          {(field) => <NumberInput min={0} unit="يوم" {...field} />}
        </FormField>
        <Field label="العنوان" className="sm:col-span-2" error={errors.address?.message}>
          <Input placeholder="شارع الستين" {...form.register('address')} />
        </Field>
      </div>
      <Field label="ملاحظات" error={errors.notes?.message}>
        <Textarea rows={2} {...form.register('notes')} />
      </Field>
    </>
  );
}
