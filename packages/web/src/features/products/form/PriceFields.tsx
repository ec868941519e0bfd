import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { MoneyInput } from '@/ui/MoneyInput';
import type { PartDraft } from './part-draft';

const prices = [
  { name: 'sellingPrice', label: 'سعر البيع' },
  { name: 'wholesalePrice', label: 'سعر الجملة' },
  { name: 'costPrice', label: 'سعر التكلفة' },
  { name: 'purchasePrice', label: 'سعر الشراء' },
] as const;

/** In dollars. */
export function PriceFields() {
  const { control } = useFormContext<PartDraft>();
  return (
    <FormSection title="الأسعار بالدولار">
      {prices.map(({ name, label }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <Field label={label} error={fieldState.error?.message}>
              <MoneyInput {...field} />
            </Field>
          )}
        />
      ))}
    </FormSection>
  );
}
