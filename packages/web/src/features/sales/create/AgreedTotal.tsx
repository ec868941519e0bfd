import { useState } from 'react';
import { Field } from '@/ui/Field';
import { MoneyInput } from '@/ui/MoneyInput';

type AgreedTotalProps = {
  grandTotal: number;
  /** Returns the discount that makes the agreed total; null when the invoice costs less than that. */
  discountFor: (agreed: number) => number | null;
  /** Called with the discount in cents that follows from the agreed total. */
  onDiscount: (discount: number | null) => void;
};

/** The total that seller and customer have agreed on, from which the discount follows. */
export function AgreedTotal({ grandTotal, discountFor, onDiscount }: AgreedTotalProps) {
  const [agreed, setAgreed] = useState<{ total: number; isTooHigh: boolean } | null>(null);
  /** A cent may be lost where tax is rounded; after any other change the total is no longer the agreed one. */
  const holds = agreed !== null && (agreed.isTooHigh || Math.abs(agreed.total - grandTotal) <= 1);
  return (
    <Field
      label="الإجمالي المتفق عليه"
      className="w-56 max-sm:grow"
      error={holds && agreed.isTooHigh ? 'أكبر من إجمالي الفاتورة' : undefined}
    >
      <MoneyInput
        kind="discount"
        value={holds ? agreed.total : null}
        onChange={(total) => {
          const discount = total === null ? null : discountFor(total);
          setAgreed(total === null ? null : { total, isTooHigh: discount === null });
          onDiscount(discount);
        }}
      />
    </Field>
  );
}
