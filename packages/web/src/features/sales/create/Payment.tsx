import {
  keysOf,
  overrideBlocked,
  paymentTypes,
  saleTexts,
  type PaymentType,
  type Settled,
} from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type Ref } from 'react';
import { useUser } from '@/lib/session/session-state';
import { ChangeDue } from '@/shared/money/ChangeDue';
import { TenderBoxes } from '@/shared/money/TenderBoxes';
import { asCredit, isAnyTyped, type Counting } from '@/shared/money/typed-tender';
import { awayTexts } from '@/shared/till/away-rules';
import { useAway } from '@/shared/till/use-away';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { cn } from '@/ui/cn';
import { Field } from '@/ui/Field';
import { Kbd } from '@/ui/Kbd';
import { Money } from '@/ui/Money';
import type { Draft } from './draft';
import { changeCurrency, type Settlement } from './sale-figures';

type Fields = Partial<Pick<Draft, 'paymentType' | 'tenders' | 'changeIn' | 'overrideCreditLimit'>>;

type PaymentProps = {
  draft: Draft;
  grandTotal: number;
  settlement: Settlement;
  counting: Counting;
  /** The typed money; undefined while nothing is typed. */
  counted: Settled | undefined;
  rateNews: string | undefined;
  creditLimit: number | undefined;
  creditRefused: string | undefined;
  paidBox: Ref<HTMLInputElement>;
  /** The tick that allows a sale beyond the credit limit. */
  overrideBox: Ref<HTMLInputElement>;
  onPay: (type: PaymentType) => void;
  onSet: (fields: Fields) => void;
  onSave: () => void;
};

export function Payment({
  draft,
  grandTotal,
  settlement,
  counting,
  counted,
  rateNews,
  creditLimit,
  creditRefused,
  paidBox,
  overrideBox,
  onPay,
  onSet,
  onSave,
}: PaymentProps) {
  const { paymentType } = draft;
  const onCredit = paymentType === 'partial' || paymentType === 'deferred';
  const isPartial = paymentType === 'partial';
  const changeIn = changeCurrency(draft, counting);
  return (
    <Card className="flex flex-col gap-3 p-3">
      <Field group required label="نوع الدفع" hint={creditRefused}>
        <PaymentTypes value={paymentType} onChange={onPay} creditRefused={creditRefused} />
      </Field>
      {paymentType !== 'deferred' && (
        <TenderBoxes
          label={isPartial ? 'المبلغ المدفوع' : 'المستلم'}
          required={isPartial}
          tenders={draft.tenders}
          onChange={(tenders) =>
            // money that is typed before a type is chosen pays the invoice
            onSet({ tenders, ...(paymentType === null && isAnyTyped(tenders) && { paymentType: 'paid' }) })
          }
          due={grandTotal}
          counting={counting}
          changeIn={changeIn}
          error={isPartial && counted && counted.over > 0 ? saleTexts.paidTooMuch : undefined}
          hint={
            isPartial && counted?.paid === grandTotal && counted.over === 0
              ? 'يساوي الإجمالي، ستُحفظ الفاتورة مدفوعة'
              : undefined
          }
          news={rateNews}
          withNotes={paymentType === 'paid'}
          exactLabel={isPartial ? 'كل المبلغ' : 'المبلغ المضبوط'}
          box={paidBox}
          onEnter={onSave}
        />
      )}
      {paymentType === 'paid' && counted && (
        <ChangeDue
          due={grandTotal}
          counted={counted}
          counting={counting}
          changeIn={changeIn ?? asCredit}
          onChangeIn={(choice) => onSet({ changeIn: choice })}
          hasAccount={draft.customer !== null}
        />
      )}
      {onCredit && settlement.overLimit && (
        <CreditWarning
          owed={settlement.owedInAll}
          limit={creditLimit ?? 0}
          box={overrideBox}
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
  box: Ref<HTMLInputElement>;
};

/**
 * Warns that the sale exceeds the credit limit; a user with the right may allow it, everyone else sees why
 * not.
 */
function CreditWarning({ owed, limit, overridden, onOverride, box }: CreditWarningProps) {
  const warning = useRef<HTMLDivElement>(null);
  // the column beside the invoice scrolls, and the warning is its last part
  // in braces, because newer browsers return a promise, which React would call when the warning goes
  useEffect(() => {
    warning.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const mayNot = overrideBlocked(useUser());
  const overrideReason = useAway() ? awayTexts.overLimit : mayNot;
  return (
    <div ref={warning} role="alert" className="rounded-md bg-warning-soft p-3 text-sm text-warning">
      <p className="flex items-start gap-1.5">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>
          بهذه الفاتورة يصير عليه <Money usd={owed} at="today" /> والحد <Money usd={limit} at="today" />
        </span>
      </p>
      {overrideReason ? (
        <p className="mt-1">{overrideReason}</p>
      ) : (
        <Checkbox
          ref={box}
          label="البيع رغم تجاوز حد الائتمان"
          checked={overridden}
          onChange={(event) => onOverride(event.target.checked)}
          className="text-ink"
        />
      )}
    </div>
  );
}
