import { useFormContext } from 'react-hook-form';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { MoneyInput } from '@/ui/MoneyInput';
import type { PartDraft } from './part-draft';

const prices = [
  { name: 'sellingPrice', label: 'سعر البيع', hint: undefined },
  { name: 'wholesalePrice', label: 'سعر الجملة', hint: undefined },
  { name: 'costPrice', label: 'سعر التكلفة', hint: 'ما كلّفتك مع النقل والجمارك؛ منه تُقيَّم البضاعة' },
  { name: 'purchasePrice', label: 'سعر الشراء', hint: 'ما دفعته للمورد؛ عليه تُحسب نسبة الربح' },
] as const;

/** Prices, typed in either currency and kept in dollars. */
export function PriceFields() {
  const { control } = useFormContext<PartDraft>();
  return (
    <FormSection title="الأسعار" hint="تُكتب بالريال أو بالدولار، وتُحفظ بالدولار">
      {prices.map(({ name, label, hint }) => (
        <FormField key={name} control={control} name={name} label={label} hint={hint}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
      ))}
    </FormSection>
  );
}
