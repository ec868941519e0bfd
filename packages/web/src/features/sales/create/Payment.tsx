import {
  keysOf,
  overrideBlocked,
  paymentMethods,
  paymentTypes,
  saleTexts,
  type PaymentType,
} from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';
import { formatUsd } from '@/lib/format/format';
import { useUser } from '@/lib/session/session-state';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { Kbd } from '@/ui/Kbd';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import type { Draft } from './draft';
import type { Settlement } from './sale-figures';

type Fields = Partial<Pick<Draft, 'paymentType' | 'method' | 'paid' | 'overrideCreditLimit'>>;

type PaymentProps = {
  draft: Draft;
  grandTotal: number;
  settlement: Settlement;
  creditLimit: number | undefined;
  creditRefused: string | undefined;
  paidBox: Ref<HTMLInputElement>;
  onPay: (type: PaymentType) => void;
  onSet: (fields: Fields) => void;
};

const methods = (['cash', 'card', 'bank_transfer'] as const).map((value) => ({
  value,
  label: paymentMethods[value],
}));

export function Payment({
  draft,
  grandTotal,
  settlement,
  creditLimit,
  creditRefused,
  paidBox,
  onPay,
  onSet,
}: PaymentProps) {
  const { paymentType, paid, method } = draft;
  const onCredit = paymentType === 'partial' || paymentType === 'deferred';
  return (
    <Card className="flex flex-col gap-3 p-3">
      <Field group required label="نوع الدفع" hint={creditRefused}>
        <PaymentTypes value={paymentType} onChange={onPay} creditRefused={creditRefused} />
      </Field>
      {paymentType === 'partial' && (
        <Field
          required
          label="المبلغ المدفوع"
          error={paid !== null && paid > grandTotal ? saleTexts.paidTooMuch : null}
          hint={paid !== null && paid === grandTotal ? 'يساوي الإجمالي، ستُحفظ الفاتورة مدفوعة' : undefined}
        >
          <MoneyInput ref={paidBox} value={paid} onChange={(cents) => onSet({ paid: cents })} />
        </Field>
      )}
      {paymentType !== 'deferred' && (
        <div className="flex items-center justify-between gap-3">
          <span aria-hidden="true" className="text-sm font-semibold">
            طريقة الدفع
          </span>
          <Select
            aria-label="طريقة الدفع"
            className="w-44"
            value={method}
            options={methods}
            onValueChange={(value) => onSet({ method: value as Draft['method'] })}
          />
        </div>
      )}
      {onCredit && settlement.overLimit && (
        <CreditWarning
          owed={settlement.owedInAll}
          limit={creditLimit ?? 0}
          overridden={draft.overrideCreditLimit}
          onOverride={(overrideCreditLimit) => onSet({ overrideCreditLimit })}
        />
      )}
    </Card>
  );
}

/** The shortcut key of each payment type. */
export const paymentKeys = { paid: 'F8', partial: 'F9', deferred: 'F10' } as const;

type PaymentTypesProps = {
  value: PaymentType | null;
  onChange: (type: PaymentType) => void;
  /** Why the customer can't buy on credit. */
  creditRefused: string | undefined;
};

/** Must be rendered inside `<Field group>`. */
function PaymentTypes({ value, onChange, creditRefused }: PaymentTypesProps) {
  const name = useId();
  return (
    <div className="grid grid-cols-3 gap-2">
      {keysOf(paymentTypes).map((type) => {
        const disabled = type !== 'paid' && creditRefused !== undefined;
        return (
          <label
            key={type}
            className={cn(
              'flex h-11 items-center justify-center gap-2 rounded-md border border-line-strong bg-surface font-semibold transition-colors',
              'has-checked:border-accent has-checked:bg-accent has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              disabled ? 'cursor-not-allowed border-line bg-sunken text-faint' : 'hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={type}
              checked={type === value}
              disabled={disabled}
              aria-keyshortcuts={paymentKeys[type]}
              onChange={() => onChange(type)}
              className="sr-only"
            />
            <span>{paymentTypes[type]}</span>
            <span aria-hidden="true" className="font-normal pointer-coarse:hidden">
              <Kbd keys={paymentKeys[type]} />
            </span>
          </label>
        );
      })}
    </div>
  );
}

type CreditWarningProps = {
  owed: number;
  limit: number;
  overridden: boolean;
  onOverride: (overridden: boolean) => void;
};

/**
 * Warns that the sale exceeds the credit limit; a user with the right may allow it, everyone else sees why
 * not.
 */
function CreditWarning({ owed, limit, overridden, onOverride }: CreditWarningProps) {
  const overrideReason = overrideBlocked(useUser());
  return (
    <div role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
      <p className="flex items-start gap-1.5">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          بهذه الفاتورة يصير عليه <Code className="font-semibold">{formatUsd(owed)}</Code> والحد{' '}
          <Code className="font-semibold">{formatUsd(limit)}</Code>
        </span>
      </p>
      {overrideReason ? (
        <p className="mt-1">{overrideReason}</p>
      ) : (
        <Checkbox
          label="البيع رغم تجاوز حد الائتمان"
          checked={overridden}
          onChange={(event) => onOverride(event.target.checked)}
          className="text-ink"
        />
      )}
    </div>
  );
}
