import type { SheetSettings } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { NumberInput } from '@/ui/NumberInput';
import { RadioGroup } from '@/ui/RadioGroup';
import { useRate } from '@/ui/rate-context';

type CurrencyFieldsProps = {
  /** Whether the sheet has debts. */
  ofAccounts: boolean;
  settings: SheetSettings;
  onChange: (settings: Partial<SheetSettings>) => void;
};

const currencies = [
  { value: 'USD', label: 'دولار' },
  { value: 'YER', label: 'ريال يمني' },
] as const;

const debtsHint =
  'تُحفظ الديون بالدولار بهذا السعر وتُعرض بالريال بسعر اليوم: إذا ارتفع الدولار زاد الدين بالريال';

/** The currency of the sheet's amounts; the books are in dollars, so rials need a rate. */
export function CurrencyFields({ ofAccounts, settings: { currency, rate }, onChange }: CurrencyFieldsProps) {
  const today = useRate();
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="عملة المبالغ في الورقة"
        group
        required
        error={currency ? undefined : 'الملف لا يذكر العملة: اختر الدولار أو الريال'}
      >
        <RadioGroup
          inline
          options={currencies}
          value={currency}
          onChange={(chosen) =>
            onChange({ currency: chosen, rate: chosen === 'YER' ? (rate ?? today) : rate })
          }
        />
      </Field>
      {currency === 'YER' && (
        <Field
          label="سعر الصرف"
          required
          error={rate ? undefined : 'اكتب كم ريالاً للدولار'}
          hint={ofAccounts ? debtsHint : 'تُحفظ الأسعار بالدولار بهذا السعر'}
        >
          <NumberInput
            value={rate ?? null}
            min={0}
            decimals={2}
            unit="ريال"
            onChange={(typed) => onChange({ rate: typed || null })}
          />
        </Field>
      )}
      {currency === 'YER' && today !== null && rate !== today && (
        <Button size="sm" className="w-fit" onClick={() => onChange({ rate: today })}>
          سعر اليوم {formatNumber(today)}
        </Button>
      )}
    </div>
  );
}
