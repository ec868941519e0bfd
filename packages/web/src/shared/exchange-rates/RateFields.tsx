import { adenDay, base, quoted, rateTexts, saudi, type ExchangeRate, type RateForm } from '@turoos/contract';
import { Controller, type Control, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { formatNumber } from '@/lib/format/format';
import { useCurrencies } from '@/shared/money/use-currencies';
import { DateInput } from '@/ui/DateInput';
import { Field } from '@/ui/Field';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';

type RateFieldsProps = {
  form: UseFormReturn<RateForm>;
  /** The rate that empty boxes keep. */
  last: ExchangeRate | null | undefined;
};

/** The boxes of a day's rates: the dollar, the Saudi riyal and the currencies the owner added. */
export function RateFields({ form: { control, register, formState }, last }: RateFieldsProps) {
  const { errors } = formState;
  const others = useCurrencies().filter(
    ({ code, isActive }) => isActive && code !== base && code !== quoted && code !== saudi,
  );
  const hasSaudi = useCurrencies().some(({ code, isActive }) => isActive && code === saudi);
  const lastOf = (code: string) => last?.others.find(({ currency }) => currency === code)?.to_yer;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RateBox control={control} name="usd_to_yer" label="سعر الدولار بالريال" required decimals={2} />
      {hasSaudi && (
        <RateBox
          control={control}
          name="sar_to_yer"
          label="سعر الريال السعودي بالريال"
          last={last?.sar_to_yer}
          decimals={4}
        />
      )}
      {others.map(({ code, name }) => (
        <RateBox
          key={code}
          control={control}
          name={`others.${code}`}
          label={`سعر ${name} بالريال`}
          last={lastOf(code)}
          decimals={4}
        />
      ))}
      <Controller
        control={control}
        name="recorded_at"
        render={({ field, fieldState }) => (
          <Field label="التاريخ" required error={fieldState.error && rateTexts.dateRequired}>
            <DateInput {...field} value={field.value ?? ''} max={adenDay()} />
          </Field>
        )}
      />
      <Field label="ملاحظة" error={errors.note?.message} className="sm:col-span-2">
        <Input {...register('note')} />
      </Field>
    </div>
  );
}

type RateBoxProps = {
  control: Control<RateForm>;
  name: FieldPath<RateForm>;
  label: string;
  required?: boolean;
  last?: number | null | undefined;
  decimals: number;
};

const RateBox = ({ control, name, label, required, last, decimals }: RateBoxProps) => (
  <FormField
    control={control}
    name={name}
    label={label}
    required={required}
    hint={typeof last === 'number' ? `اتركه فارغاً ليبقى ${formatNumber(last)}` : undefined}
  >
    {({ ref, value, onChange }) => (
      <NumberInput
        ref={ref}
        value={typeof value === 'number' ? value : null}
        onChange={(typed) => onChange(typed ?? undefined)}
        decimals={decimals}
        step={0.01}
        min={0}
        unit="ر.ي"
      />
    )}
  </FormField>
);
