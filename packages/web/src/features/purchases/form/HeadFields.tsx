import { purchaseTypeLabel, purchaseTypes } from '@turoos/contract';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { optionsOf } from '@/lib/format/options';
import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { DateField } from '@/ui/DateField';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { RadioGroup } from '@/ui/RadioGroup';
import { Select } from '@/ui/Select';
import type { Typed, Valid } from './purchase-form';

type HeadFieldsProps = {
  form: UseFormReturn<Typed, unknown, Valid>;
  /** Whether the parts were received, so that the supplier can no longer change. */
  received: boolean;
};

const states = [
  { value: 'completed', label: 'مستلمة', hint: 'تدخل أصنافها المخزون الآن' },
  { value: 'pending', label: 'معلقة', hint: 'طلب لم يصل بعد، لا يتغير مخزون ولا حساب' },
] as const;

/** The purchase's supplier, number and date. */
export function HeadFields({ form, received }: HeadFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {!received && <SupplierFields form={form} />}
        <Field label="رقم فاتورة المورد" error={errors.supplierInvoiceNumber?.message}>
          <Input ltr {...form.register('supplierInvoiceNumber')} />
        </Field>
        <DateField control={form.control} name="purchaseDate" label="تاريخ الشراء" required />
        <TypeField form={form} />
      </div>
      {!received && (
        <FormField control={form.control} name="status" label="حالة الفاتورة" group>
          {(field) => <RadioGroup inline options={states} {...field} />}
        </FormField>
      )}
    </>
  );
}

/** Keeps the purchase's own type among the options, when it is not one of the known ones. */
function TypeField({ form }: Pick<HeadFieldsProps, 'form'>) {
  const known = optionsOf(purchaseTypes);
  const own = form.formState.defaultValues?.purchaseType ?? 'direct';
  const other = known.every(({ value }) => value !== own);
  return (
    <Field label="نوع الشراء">
      <Select
        options={other ? [...known, { value: own, label: purchaseTypeLabel(own) }] : known}
        {...form.register('purchaseType')}
      />
    </Field>
  );
}

function SupplierFields({ form }: Pick<HeadFieldsProps, 'form'>) {
  const supplier = useWatch({ control: form.control, name: 'supplier' });
  const { errors } = form.formState;
  return (
    <>
      <FormField control={form.control} name="supplier" label="المورد">
        {(field) => <SupplierPicker {...field} creates placeholder="ابحث عن المورد" />}
      </FormField>
      <Field
        label="اسم المورد (اختياري)"
        error={errors.supplierName?.message}
        hint={!supplier && 'يُسجل المورد بهذا الاسم إن لم تختره'}
      >
        <Input {...form.register('supplierName')} />
      </Field>
    </>
  );
}
