import { formatNumber } from '@/lib/format/format';
import { Field } from '@/ui/Field';
import { RadioGroup } from '@/ui/RadioGroup';
import { useRate } from '@/ui/rate-context';
import type { Currency } from '../import-draft';

type CurrencyFieldProps = { value: Currency; onChange: (currency: Currency) => void };

/** Prices are stored in dollars; a list in rials is converted at today's rate. */
export function CurrencyField({ value, onChange }: CurrencyFieldProps) {
  const rate = useRate();
  return (
    <Field label="عملة الأسعار في الملف" group>
      <RadioGroup
        inline
        value={value}
        onChange={onChange}
        options={[
          { value: 'USD', label: 'دولار' },
          {
            value: 'YER',
            label: 'ريال يمني',
            hint: rate === null ? 'سعر الصرف غير متوفر' : `الدولار = ${formatNumber(rate)} ريال`,
            disabled: rate === null,
          },
        ]}
      />
    </Field>
  );
}
