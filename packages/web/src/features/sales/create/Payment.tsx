import { paymentMethods, saleTexts, type PaymentType } from '@turoos/contract';
import type { Ref } from 'react';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { MoneyInput } from '@/ui/MoneyInput';
import { Select } from '@/ui/Select';
import { CreditWarning } from './CreditWarning';
import type { Draft } from './draft';
import { PaymentTypes } from './PaymentTypes';
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
