import { X } from 'lucide-react';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { MoneyInput } from '@/ui/MoneyInput';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { Discount } from './draft';

type DiscountBoxProps = {
  discount: Discount;
  error: string | undefined;
  /** Given by someone else, on a held invoice: may be seen but not changed. */
  locked: boolean;
  onChange: (discount: Discount) => void;
  onRemove: () => void;
};

const kinds = [
  { value: 'amount', label: 'مبلغ' },
  { value: 'percent', label: 'نسبة' },
];

export function DiscountBox({
  discount: { kind, value },
  error,
  locked,
  onChange,
  onRemove,
}: DiscountBoxProps) {
  const set = (next: number | null) => onChange({ kind, value: next });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field label="خصم على الفاتورة" error={error} className="w-56 max-sm:grow">
        {kind === 'amount' ? (
          <MoneyInput value={value} onChange={set} readOnly={locked} />
        ) : (
          <NumberInput
            value={value}
            onChange={(percent) => set(percent === null ? null : Math.min(100, percent))}
            decimals={2}
            min={0}
            max={100}
            unit="%"
            readOnly={locked}
          />
        )}
      </Field>
      {!locked && (
        <div className="mt-6 flex gap-2">
          <Select
            aria-label="نوع الخصم"
            value={kind}
            options={kinds}
            onValueChange={(next) => onChange({ kind: next as Discount['kind'], value: null })}
            className="w-24"
          />
          <IconButton label="إزالة الخصم" icon={X} onClick={onRemove} />
        </div>
      )}
    </div>
  );
}
