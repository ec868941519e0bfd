import { useRef, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { amountDigits } from '@/lib/money/amount-text';
import { chooseCurrency, type MoneyKind } from '@/lib/money/typed-currency';
import { moneyIn } from '@/lib/money/typed-money';
import { AmountBox } from '@/ui/AmountBox';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { Kbd } from '@/ui/Kbd';
import {
  emptyTender,
  exactAmount,
  leftFor,
  withTender,
  type Counting,
  type TypedTender,
} from './typed-tender';
import { TenderMethodRow } from './TenderMethodRow';
import { currencyIn } from './use-currencies';
import { nextSum, usualSums } from './usual-sums';

type TenderBoxesProps = {
  label: string;
  /** The kind whose currency the device remembers; at the till each invoice starts in the till's. */
  kind?: MoneyKind;
  /** Never empty. */
  tenders: readonly TypedTender[];
  onChange: (tenders: TypedTender[]) => void;
  /** The cents to be paid. */
  due: number;
  counting: Counting;
  /** The currency of change; null when none is given. */
  changeIn: string | null;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** Says that the rates have changed since the money was typed. */
  news?: string | undefined;
  /** Offers sums above the amount due, for which change is given. */
  withNotes?: boolean;
  /** The button that fills in the whole amount. */
  exactLabel: string;
  /** The box of the first amount. */
  box?: Ref<HTMLInputElement>;
  /** Gives the first amount the focus when its dialog opens. */
  focused?: boolean;
  onEnter?: () => void;
};

const most = 10;

/** The money of a payment: an amount with its currency and method, and further ones for those who pay in several. */
export function TenderBoxes({
  label,
  kind,
  tenders,
  onChange,
  due,
  counting,
  changeIn,
  required = false,
  error,
  hint,
  news,
  withNotes = false,
  exactLabel,
  box,
  focused = false,
  onEnter,
}: TenderBoxesProps) {
  const { currencies, rates, usual } = counting;
  const boxes = useRef<HTMLDivElement>(null);
  const set = (index: number, fields: Partial<TypedTender>) => onChange(withTender(tenders, index, fields));
  const last = tenders.length - 1;
  const add = () => {
    const used = new Set(tenders.map(({ currency }) => currency ?? usual));
    const other = currencies.find(({ code }) => !used.has(code))?.code ?? usual;
    changeAndFocus([...tenders, { ...emptyTender, currency: other }], tenders.length);
  };
  /** Focuses the box in the same task: after a frame, the seller's first digit is in another box. */
  const changeAndFocus = (changed: TypedTender[], index: number) => {
    flushSync(() => onChange(changed));
    boxes.current?.querySelector<HTMLElement>(`[data-tender="${index}"]`)?.focus();
  };
  /** Plus adds a box as on an adding machine, = fills in the rest, and the arrows the usual sums. */
  const keyActions = (
    index: number,
    fillRest: () => void,
    choose: (by: 1 | -1) => void,
  ): Readonly<Record<string, () => void>> => ({
    ...(onEnter && { Enter: onEnter }),
    ...(tenders.length < most && index === last && { '+': add }),
    '=': fillRest,
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
  });
  const onKeyDown = (event: KeyboardEvent, actions: Readonly<Record<string, () => void>>) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    action();
  };

  return (
    <div ref={boxes} className="flex flex-col gap-2">
      {news && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {legible(news)}
        </p>
      )}
      {tenders.map((tender, index) => {
        const currency = currencyIn(currencies, tender.currency ?? usual);
        const name = index === 0 ? label : `${label} ${index + 1}`;
        const others = tenders.toSpliced(index, 1);
        const restIn = (code: string) =>
          exactAmount(due, { currency: code, method: tender.method, others, changeIn }, counting);
        const left = restIn(currency.code);
        const isOpen = leftFor(due, others, counting) > 0;
        const fill = (amount: number, code = currency.code) => set(index, { currency: code, amount });
        const sums = withNotes && tender.method === 'cash' ? usualSums(left, currency.code) : [];
        const choose = (by: 1 | -1) => {
          const next = isOpen && nextSum([left, ...sums], tender.amount ?? left, by);
          if (next) fill(next);
        };
        return (
          <div key={index} className="flex flex-col gap-2">
            <Field
              label={name}
              required={required && index === 0}
              error={index === last ? error : undefined}
              hint={index === last ? hint : undefined}
            >
              <AmountBox
                ref={index === 0 ? box : undefined}
                data-autofocus={focused && index === 0 ? '' : undefined}
                currencies={currencies}
                rates={rates}
                value={tender.amount === null ? null : moneyIn(currency, tender.amount, rates)}
                placeholder={isOpen ? amountDigits(left, currency) : '0'}
                currency={currency.code}
                onCurrency={(code) => {
                  if (kind && index === 0) chooseCurrency(kind, code);
                  set(index, { currency: code });
                }}
                onChange={(money) => {
                  // the whole rest stays the whole rest in another currency: converting its notes would leave a cent
                  const isConverted =
                    money && money.currency !== currency.code && money.amount !== tender.amount;
                  if (isConverted && tender.amount === left) fill(restIn(money.currency), money.currency);
                  else if (money) set(index, { currency: money.currency, amount: money.amount });
                  // an empty box reports nothing new after its currency, which must not be overwritten
                  else if (tender.amount !== null) set(index, { amount: null });
                }}
                data-tender={index}
                onKeyDown={(event) =>
                  onKeyDown(
                    event,
                    keyActions(index, () => isOpen && fill(left), choose),
                  )
                }
              />
            </Field>
            {index === last && isOpen && (
              <QuickSums
                label={exactLabel}
                exact={left}
                sums={sums}
                write={(amount) => amountDigits(amount, currency)}
                onPick={(amount) => fill(amount)}
              />
            )}
            <TenderMethodRow
              name={index === 0 ? 'طريقة الدفع' : `طريقة الدفع ${index + 1}`}
              tender={tender}
              onChange={(fields) => set(index, fields)}
              onAdd={index === last && tenders.length < most ? add : undefined}
              onRemove={index > 0 ? () => changeAndFocus(others, index - 1) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}

type QuickSumsProps = {
  label: string;
  exact: number;
  sums: readonly number[];
  write: (amount: number) => string;
  onPick: (amount: number) => void;
};

const QuickSums = ({ label, exact, sums, write, onPick }: QuickSumsProps) => (
  <div className="flex flex-wrap items-center gap-1.5">
    <Button size="sm" onClick={() => onPick(exact)}>
      {label}
    </Button>
    {sums.map((sum) => (
      <Button key={sum} size="sm" onClick={() => onPick(sum)} className="max-sm:nth-4:hidden">
        <bdi className="ltr-text">{write(sum)}</bdi>
      </Button>
    ))}
    {sums.length > 0 && (
      <span aria-hidden="true" className="max-lg:hidden pointer-coarse:hidden">
        <Kbd keys="↓" />
      </span>
    )}
  </div>
);
