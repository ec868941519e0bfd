import { Checkbox } from '@/ui/Checkbox';
import { DateField } from '@/ui/DateField';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import type { FieldsProps } from './campaign-form';

export const TermFields = ({ form: { control, register } }: FieldsProps) => (
  <FormSection title="المدة والحدود">
    <DateField
      control={control}
      name="validFrom"
      label="صالحة من"
      empty={null}
      hint="إن كان يوماً قادماً انتظرت الرسائل صباحه"
    />
    <DateField
      control={control}
      name="validTo"
      label="صالحة حتى"
      empty={null}
      hint="آخر يوم يُقبل فيه الرمز؛ فارغاً بلا نهاية"
    />
    <FormField control={control} name="maxUses" label="أقصى عدد للاستخدام" hint="0 بلا حد">
      {({ onChange, ...field }) => (
        <NumberInput {...field} min={0} onChange={(uses) => onChange(uses ?? 0)} />
      )}
    </FormField>
    <FormField control={control} name="cost" label="تكلفة الحملة" hint="لحساب العائد منها">
      {({ onChange, ...field }) => <MoneyInput {...field} onChange={(cents) => onChange(cents ?? 0)} />}
    </FormField>
    <Checkbox
      label="الحملة مفعّلة"
      hint="المعطلة لا تُرسل ولا يُقبل رمزها"
      className="sm:col-span-2"
      {...register('isActive')}
    />
  </FormSection>
);
