import { tierBlocked, type CustomerForm } from '@turoos/contract';
import { type UseFormReturn } from 'react-hook-form';
import { useUser } from '@/lib/session/session-state';
import { useTierOptions } from '@/shared/prices/use-tiers';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';

type CustomerFieldsProps = { form: UseFormReturn<CustomerForm>; isNew: boolean };

export function CustomerFields({ form, isNew }: CustomerFieldsProps) {
  const { errors } = form.formState;
  const tiers = useTierOptions();
  const tierReason = tierBlocked(useUser());
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="اسم العميل" required error={errors.name?.message}>
          <Input {...form.register('name')} data-autofocus="" />
        </Field>
        <Field label="الهاتف" error={errors.phone?.message}>
          <Input ltr inputMode="tel" placeholder="777 123 456" {...form.register('phone')} />
        </Field>
        <Field label="البريد الإلكتروني" error={errors.email?.message}>
          <Input ltr inputMode="email" {...form.register('email')} />
        </Field>
        <Field label="العنوان" error={errors.address?.message}>
          <Input placeholder="تعز، شارع جمال" {...form.register('address')} />
        </Field>
        <Field
          label="رمز العميل"
          hint={isNew ? 'يُنشأ تلقائياً إذا تُرك فارغاً' : undefined}
          error={errors.customerCode?.message}
        >
          <Input ltr {...form.register('customerCode')} />
        </Field>
        <FormField
          control={form.control}
          name="creditLimit"
          label="حد الائتمان"
          hint="أقصى دين يُسمح به للعميل"
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField control={form.control} name="priceTier" label="فئة السعر" hint={tierReason}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              disabled={tierReason !== undefined}
              options={tiers}
            />
          )}
        </FormField>
      </div>
      <Field label="ملاحظات" error={errors.notes?.message}>
        <Textarea rows={2} {...form.register('notes')} />
      </Field>
      <div>
        {!isNew && (
          <Checkbox label="عميل نشط" hint="غير النشط لا يشتري بالآجل" {...form.register('isActive')} />
        )}
        <Checkbox
          label="لا يرغب في رسائل التسويق"
          hint="لا تصله الحملات، وتصله تذكيرات الديون"
          {...form.register('noMarketing')}
        />
      </div>
    </>
  );
}
