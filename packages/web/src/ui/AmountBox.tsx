import { latinDigits, toYer, type Currency, type Rates } from '@turoos/contract';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { formatRials, formatUsd, YER } from '@/lib/format/format';
import { hasTooManyDecimals, readNumber } from '@/lib/format/typed-number';
import { amountDigits } from '@/lib/money/amount-text';
import { moneyIn, moneyWorth, type TypedMoney } from '@/lib/money/typed-money';
import { useLoneKey } from '@/lib/scan/use-lone-key';
import { CurrencySwitch, keysOfCurrency } from './CurrencySwitch';
import { EndNote } from './EndNote';
import { useFieldControl } from './field-context';
import { hasMinus, RefusedKey } from './RefusedKey';
import { selectAll } from './select-all';
import { ungrouped } from './ungrouped';

export type AmountBoxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Null while empty. */
  value: TypedMoney | null;
  onChange: (value: TypedMoney | null) => void;
  /** The currencies to choose from, in their order; at least one. */
  currencies: readonly Currency[];
  /** The rates by which the amount is valued and converted. */
  rates: Rates;
  /** The currency of an empty box. */
  currency: string;
  onCurrency: (code: string) => void;
};

/** Decimals that can be typed, more than any currency has: an amount with too many is refused, not rounded. */
const FINEST = 8;
const negative = 'المبلغ لا يكون سالباً';
const tooFine = ({ name, decimals }: Currency) =>
  decimals === 0 ? `${name}: مبلغ صحيح بلا كسور` : 'خانتان عشريتان على الأكثر';

/**
 * An amount with a switch for its currency. Digits that the user typed stay when the currency changes, because a wrong
 * currency is noticed after typing; an amount that was filled in keeps its value and is converted.
 */
export function AmountBox({
  value,
  onChange,
  currencies,
  rates,
  currency: emptyCurrency,
  onCurrency,
  onFocus,
  onBlur,
  onKeyDown,
  className,
  ...props
}: AmountBoxProps) {
  const noteId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<{ text: string; money: TypedMoney | null } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  /** The last value that the user typed; any other was filled in by the program. */
  const typed = useRef<TypedMoney | null>(null);
  const wanted = value?.currency ?? emptyCurrency;
  const currency = currencies.find(({ code }) => code === wanted) ?? (currencies[0] as Currency);

  /** The text that is being typed; an amount that the program fills in meanwhile takes its place. */
  const typing = entry && isSame(entry.money, value) ? entry.text : null;
  // Keeps a typed fraction that the currency has not: dropping the point would turn 2.5 into 25.
  const misfit = typing !== null && hasTooManyDecimals(typing, currency.decimals);
  const why = refused ?? (misfit ? tooFine(currency) : null);
  const control = useFieldControl(
    why ? { ...props, 'aria-invalid': true, 'aria-describedby': noteId } : props,
  );

  const take = (text: string, inCurrency: Currency) => {
    const amount = readNumber(text, FINEST);
    if (amount === undefined) return;
    const fits = amount !== null && !hasTooManyDecimals(text, inCurrency.decimals);
    typed.current = fits ? moneyIn(inCurrency, amount, rates) : null;
    setEntry({ text, money: typed.current });
    onChange(typed.current);
  };
  const type = (text: string) => {
    const isNegative = hasMinus(text);
    setRefused(isNegative ? negative : null);
    if (!isNegative) take(text, currency);
  };
  const switchTo = (code: string) => {
    const next = currencies.find((one) => one.code === code);
    if (!next || next.code === currency.code) return;
    onCurrency(code);
    setRefused(null);
    const isTyped = value === null || (typed.current !== null && isSame(typed.current, value));
    const converted = isTyped || value.cents === null ? undefined : moneyWorth(next, value.cents, rates);
    if (converted) onChange(converted);
    else take(typing ?? String(value?.amount ?? ''), next);
  };
  const shown = typing ?? (value === null ? '' : amountDigits(value.amount, currency));
  const switchByKey = useLoneKey(switchTo);
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const chosen = currencies.find((one) => keysOfCurrency(one).includes(event.key.toLowerCase()));
    if (!chosen) return;
    event.preventDefault();
    switchByKey(chosen.code);
  };

  return (
    <div className={className}>
      <div ref={frame} className="flex gap-1.5">
        <CurrencySwitch
          currencies={currencies}
          value={currency.code}
          onChange={switchTo}
          onPointed={() => frame.current?.querySelector<HTMLElement>('[type=text]')?.focus()}
        />
        <div className="relative min-w-0 grow">
          <input
            placeholder="0"
            autoComplete="off"
            {...control}
            type="text"
            inputMode={currency.decimals === 0 ? 'numeric' : 'decimal'}
            dir="ltr"
            value={shown}
            onChange={(event) => type(latinDigits(ungrouped(event, typing === null)))}
            onKeyDown={(event) => {
              chooseByKey(event);
              onKeyDown?.(event);
            }}
            onFocus={(event) => {
              selectAll(event.target);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              if (!misfit) setEntry(null);
              setRefused(null);
              onBlur?.(event);
            }}
            className="control text-end font-semibold tabular-nums"
          />
          <Worth value={value} rates={rates} typed={shown} />
        </div>
      </div>
      {why && <RefusedKey id={noteId}>{why}</RefusedKey>}
    </div>
  );
}

const isSame = (one: TypedMoney | null, other: TypedMoney | null) =>
  one?.amount === other?.amount && one?.currency === other?.currency;

/** The value in dollars, or that of dollars in rials. */
function Worth({ value, rates, typed }: { value: TypedMoney | null; rates: Rates; typed: string }) {
  if (!value || value.cents === null || rates.usdToYer === null) return null;
  return (
    <EndNote typed={typed} className="px-3">
      ≈&nbsp;
      {value.currency === 'USD' ? (
        <>
          <bdi className="ltr-text">{formatRials(toYer(value.cents, rates.usdToYer))}</bdi>&nbsp;{YER}
        </>
      ) : (
        <bdi className="ltr-text">{formatUsd(value.cents)}</bdi>
      )}
    </EndNote>
  );
}
