import { dateParts, resetPolicies, type Counter, type CounterForm } from '@turoos/contract';
import { type UseFormReturn } from 'react-hook-form';
import { formatNumber } from '@/lib/format/format';
import { optionsOf } from '@/lib/format/options';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';

const datePartOptions = optionsOf(dateParts);
const policyOptions = optionsOf(resetPolicies);

type CounterFieldsProps = { form: UseFormReturn<CounterForm>; counter: Counter | null };

export function CounterFields({ form, counter }: CounterFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="المفتاح"
          required
          hint={counter?.isSystem ? 'عداد أساسي، مفتاحه ثابت' : 'أحرف إنجليزية كبيرة وأرقام وشرطة سفلية'}
          error={errors.key?.message}
        >
          <Input
            ltr
            readOnly={counter?.isSystem}
            placeholder="QUOTE"
            {...form.register('key', { setValueAs: (key: string) => key.toUpperCase() })}
          />
        </Field>
        <Field label="البادئة" hint="أول الرقم، مثل INV" error={errors.prefix?.message}>
          <Input ltr {...form.register('prefix')} />
        </Field>
        <Field label="يبدأ من جديد" required error={errors.resetPolicy?.message}>
          <Select options={policyOptions} {...form.register('resetPolicy')} />
        </Field>
        <Field label="التاريخ في الرقم" error={errors.datePart?.message}>
          <Select options={datePartOptions} {...form.register('datePart')} />
        </Field>
        <FormField control={form.control} name="digits" label="عدد خانات التسلسل" required>
          {(field) => <NumberInput min={1} max={12} {...field} />}
        </FormField>
        <FormField
          control={form.control}
          name="seq"
          label="التسلسل الحالي"
          required
          hint={
            counter
              ? `آخر رقم صدر ${formatNumber(counter.seq)}؛ يمكن رفعه ولا يمكن خفضه`
              : 'آخر رقم صدر قبل استعمال هذا العداد؛ يمكن رفعه لاحقاً ولا يمكن خفضه'
          }
        >
          {(field) => <NumberInput min={0} {...field} />}
        </FormField>
      </div>
      <Field label="الوصف" error={errors.description?.message}>
        <Input {...form.register('description')} />
      </Field>
    </>
  );
}
