import { useFormContext } from 'react-hook-form';
import { useCan } from '@/lib/session/can';
import { useTiers } from '@/shared/prices/use-tiers';
import { FormField } from '@/ui/FormField';
import { FormSection } from '@/ui/FormSection';
import { MoneyInput } from '@/ui/MoneyInput';
import type { PartDraft } from './part-draft';

const prices = [
  { name: 'sellingPrice', label: 'سعر البيع', hint: undefined },
  { name: 'wholesalePrice', label: 'سعر الجملة', hint: undefined },
] as const;
const costs = [
  { name: 'costPrice', label: 'سعر التكلفة', hint: 'ما كلّفتك مع النقل والجمارك؛ منه تُقيَّم البضاعة' },
  { name: 'purchasePrice', label: 'سعر الشراء', hint: 'ما دفعته للمورد؛ عليه تُحسب نسبة الربح' },
] as const;

/** Prices, typed in either currency and kept in dollars. */
export function PriceFields() {
  const { control } = useFormContext<PartDraft>();
  const shown = useCan('costs:read') ? [...prices, ...costs] : prices;
  const tiers = useTiers().filter(({ isWholesale }) => !isWholesale);
  return (
    <FormSection title="الأسعار" hint="تُكتب بالريال أو بالدولار، وتُحفظ بالدولار">
      {shown.map(({ name, label, hint }) => (
        <FormField key={name} control={control} name={name} label={label} hint={hint}>
          {(field) => <MoneyInput {...field} />}
        </FormField>
      ))}
      {tiers.map(({ _id, name, percent }) => (
        <FormField
          key={_id}
          control={control}
          name={`tierPrices.${_id}`}
          label={`سعر ${name}`}
          hint={`إذا تُرك فارغاً فهو ${percent}% من سعر البيع`}
        >
          {({ value, ...field }) => <MoneyInput {...field} value={value ?? null} />}
        </FormField>
      ))}
    </FormSection>
  );
}
