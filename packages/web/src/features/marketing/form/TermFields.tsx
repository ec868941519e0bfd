import { Controller } from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import type { CampaignFormState, FieldsProps } from './campaign-form';

export const TermFields = ({ form: { control, register } }: FieldsProps) => (
  <FormSection title="المدة والحدود">
    <DayField
      control={control}
      name="validFrom"
      label="صالحة من"
      hint="إن كان يوماً قادماً انتظرت الرسائل صباحه"
    />
    <DayField
      control={control}
      name="validTo"
      label="صالحة حتى"
      hint="آخر يوم يُقبل فيه الرمز؛ فارغاً بلا نهاية"
    />
    <Controller
      control={control}
      name="maxUses"
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Field label="أقصى عدد للاستخدام" hint="0 بلا حد" error={fieldState.error?.message}>
          <NumberInput {...field} min={0} onChange={(uses) => onChange(uses ?? 0)} />
        </Field>
      )}
    />
    <Controller
      control={control}
      name="cost"
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Field label="تكلفة الحملة" hint="لحساب العائد منها" error={fieldState.error?.message}>
          <MoneyInput {...field} onChange={(cents) => onChange(cents ?? 0)} />
        </Field>
      )}
    />
    <Checkbox
      label="الحملة مفعّلة"
      hint="المعطلة لا تُرسل ولا يُقبل رمزها"
      className="sm:col-span-2"
      {...register('isActive')}
    />
  </FormSection>
);

type DayFieldProps = {
  control: CampaignFormState['control'];
  name: 'validFrom' | 'validTo';
  label: string;
  hint: string;
};

/** A day that may be left out. */
const DayField = ({ control, name, label, hint }: DayFieldProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ...field }, fieldState }) => (
      <Field label={label} hint={hint} error={fieldState.error?.message}>
        <DateInput
          {...field}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
        />
      </Field>
    )}
  />
);
