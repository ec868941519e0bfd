import { latinDigits, toYer, usdText } from '@turoos/contract';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { formatRials, formatUsd, formatYer, YER } from '@/lib/format/format';
import { hasTooManyDecimals, readCents, readNumber } from '@/lib/format/typed-number';
import { rialsToCents } from '@/lib/money/far-price';
import {
  chooseCurrency,
  usePriceCurrency,
  type MoneyKind,
  type PriceCurrency,
} from '@/lib/money/typed-currency';
import { useLoneKey } from '@/lib/scan/use-lone-key';
import { EndNote } from './EndNote';
import { FarPriceNote, useFarPrice } from './FarPrice';
import { useFieldControl } from './field-context';
import { TodayMark } from './Money';
import { useDisplayCurrency, useRate } from './rate-context';
import { hasMinus, RefusedKey } from './RefusedKey';
import { selectAll } from './select-all';
import { ungrouped } from './ungrouped';

type MoneyInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Integer cents; null while empty. */
  value: number | null;
  /** Is told the rials too when they were typed, because cents can't hold all of them. */
  onChange: (cents: number | null, rials?: number) => void;
  /** The rials of the value, where they were agreed on. */
  rials?: number | null;
  /** The device remembers a currency for each kind. */
  kind?: MoneyKind;
  /** Rate for the rials beside the box; today's rate by default. */
  rate?: number | null;
  /** Allows a negative amount, as for a balance. */
  signed?: boolean;
};

const negative = 'المبلغ لا يكون سالباً';
const tooFine: Readonly<Record<PriceCurrency, string>> = {
  USD: 'خانتان عشريتان على الأكثر',
  YER: 'الريال مبلغ صحيح بلا كسور',
};
const signs: Readonly<Record<PriceCurrency, string>> = { USD: '$', YER };

/** The keys that choose the currency while an amount is typed, on both keyboard layouts. */
const currencyKeys: Readonly<Record<string, PriceCurrency>> = { $: 'USD', u: 'USD', y: 'YER', ي: 'YER' };

/**
 * Accepts rials or dollars, first the shop's display currency, in Latin or Arabic digits; ignores keys that can't be part of
 * an amount. The value is in cents in both cases.
 */
export function MoneyInput({
  value,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  kind = 'price',
  rials: agreed,
  rate,
  signed = false,
  className,
  ...props
}: MoneyInputProps) {
  const noteId = useId();
  const today = useRate();
  const applied = rate === undefined ? today : rate;
  const perDollar = rate ?? today;
  const chosen = usePriceCurrency(kind, useDisplayCurrency());
  const currency = perDollar === null ? 'USD' : chosen;
  const [typing, setTyping] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  /** The rials as they were typed: from the cents alone they come out a few rials different. */
  const [typedRials, setTypedRials] = useState<{ rials: number; cents: number } | null>(null);
  const { far, setOwn } = useFarPrice({ kind, value, currency, rials: typedRials?.rials, perDollar });
  const take = (cents: number | null, rials?: number) => {
    setOwn(cents);
    if (rials === undefined) onChange(cents);
    else onChange(cents, rials);
  };
  const control = useFieldControl(
    refused ? { ...props, 'aria-invalid': true, 'aria-describedby': noteId } : props,
  );

  const written = (cents: number): string => {
    if (currency === 'USD' || perDollar === null) return usdText(cents);
    if (typedRials?.cents === cents) return formatRials(typedRials.rials);
    return formatRials(agreed ?? toYer(cents, perDollar));
  };
  const read = (text: string): number | null | undefined => {
    if (currency === 'USD' || perDollar === null) return readCents(text);
    const rials = readNumber(text, 0);
    if (rials === undefined || rials === null) return rials;
    const cents = rialsToCents(rials, perDollar) ?? null;
    setTypedRials(cents === null ? null : { rials, cents });
    return cents;
  };
  const shown = typing ?? (value === null ? '' : written(value));
  const type = (text: string) => {
    const isNegative = !signed && hasMinus(text);
    const decimals = currency === 'USD' ? 2 : 0;
    setRefused(isNegative ? negative : hasTooManyDecimals(text, decimals) ? tooFine[currency] : null);
    const cents = isNegative ? undefined : read(text);
    if (cents === undefined) return;
    setTyping(text);
    take(cents, currency === 'YER' && cents !== null ? (readNumber(text, 0) ?? undefined) : undefined);
  };
  const switchTo = (next: PriceCurrency) => {
    chooseCurrency(kind, next);
    setTyping(null);
    setRefused(null);
  };
  const switchByKey = useLoneKey((next) => switchTo(next as PriceCurrency));
  const chooseByKey = (event: KeyboardEvent) => {
    const next = currencyKeys[event.key.toLowerCase()];
    if (!next || perDollar === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (next !== currency) switchByKey(next);
  };

  return (
    <div className={className} data-doubt={far?.doubt}>
      <div className="relative">
        <CurrencySign
          currency={currency}
          onSwitch={
            perDollar === null || props.readOnly || props.disabled
              ? undefined
              : () => switchTo(currency === 'USD' ? 'YER' : 'USD')
          }
        />
        <input
          placeholder={currency === 'USD' ? '0.00' : '0'}
          autoComplete="off"
          {...control}
          type="text"
          inputMode={currency === 'USD' ? 'decimal' : 'numeric'}
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
            setTyping(null);
            setRefused(null);
            onBlur?.(event);
          }}
          className="control pe-9 text-end tabular-nums pointer-coarse:pe-11"
        />
        {value !== null && applied !== null && (
          <EndNote typed={shown} className="ps-9 pe-3 pointer-coarse:ps-11">
            {rate === undefined && <TodayMark />}
            {currency === 'USD' ? (
              <>
                <bdi className="ltr-text">{formatYer(value, applied)}</bdi>&nbsp;{YER}
              </>
            ) : (
              <bdi className="ltr-text">{formatUsd(value)}</bdi>
            )}
          </EndNote>
        )}
      </div>
      {refused && <RefusedKey id={noteId}>{refused}</RefusedKey>}
      {far && typing === null && (
        <FarPriceNote
          {...far}
          onMeant={(cents) => {
            // the digits that were typed as dollars are the rials
            const rials = currency === 'USD' && value !== null ? Math.round(value / 100) : undefined;
            if (rials !== undefined) setTypedRials({ rials, cents });
            chooseCurrency(kind, currency === 'USD' ? 'YER' : 'USD');
            take(cents, rials);
          }}
        />
      )}
    </div>
  );
}

type CurrencySignProps = { currency: PriceCurrency; onSwitch: (() => void) | undefined };

/** The sign of the currency; a press switches between dollars and rials. The keys $ and ي do the same in the box. */
function CurrencySign({ currency, onSwitch }: CurrencySignProps) {
  const place = 'absolute inset-y-0 start-0 flex w-9 items-center justify-center pointer-coarse:w-11';
  if (!onSwitch)
    return (
      <span aria-hidden="true" className={`${place} text-faint`}>
        {signs[currency]}
      </span>
    );
  const label = currency === 'USD' ? 'الكتابة بالريال' : 'الكتابة بالدولار';
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onSwitch}
      className={`${place} rounded-md text-sm text-muted hover:text-accent`}
    >
      {signs[currency]}
    </button>
  );
}
