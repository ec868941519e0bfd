import { useFormContext } from 'react-hook-form';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { MoneyInput } from '@/ui/MoneyInput';
import type { PartDraft } from './part-draft';

const prices = [
  { name: 'sellingPrice', label: 'سعر البيع' },
  { name: 'wholesalePrice', label: 'سعر الجملة' },
  { name: 'costPrice', label: 'سعر التكلفة' },
  { name: 'purchasePrice', label: 'سعر الشراء' },
] as const;

/** Prices in dollars. */
export function PriceFields() {
  const { control } = useFormContext<PartDraft>();
  return (
    <FormSection title="الأسعار بالدولار">
      {prices.map(({ name, label }) => (
        <FormField key={name} control={control} name={name} label={label}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
      ))}
    </FormSection>
  );
}
