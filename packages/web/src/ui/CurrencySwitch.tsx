/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
   The keyboard reaches the radio inside each label; the label's handler is for the mouse alone. */
import type { Currency } from '@turoos/contract';
import { useId } from 'react';
import { cn } from './cn';

type CurrencySwitchProps = {
  currencies: readonly Currency[];
  value: string;
  onChange: (code: string) => void;
  /** Called after a choice by mouse or touch, when typing goes on in the amount. */
  onPointed: () => void;
};

/** The letters that choose a currency while its amount is typed: its sign's last letter, or its code's first. */
export const keysOfCurrency = ({ code, symbol }: Pick<Currency, 'code' | 'symbol'>): string[] => [
  symbol.at(-1) ?? '',
  code.charAt(0).toLowerCase(),
];

/** A row of currency signs, one of them chosen. With a single currency it only shows its sign. */
export function CurrencySwitch({ currencies, value, onChange, onPointed }: CurrencySwitchProps) {
  const name = useId();
  if (currencies.length === 1)
    return (
      <span className="flex h-9 items-center rounded-md bg-sunken px-2.5 text-muted pointer-coarse:h-11">
        {currencies[0]?.symbol}
      </span>
    );
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-md border border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <legend className="sr-only">العملة</legend>
      {currencies.map((currency) => (
        <label
          key={currency.code}
          title={`${currency.name}، بالمفتاح ${keysOfCurrency(currency)[0]}`}
          onClick={(event) => {
            if (event.target instanceof HTMLInputElement) return;
            // Browsers leave the radio alone while text is selected, as the amount beside it is.
            event.preventDefault();
            onChange(currency.code);
            onPointed();
          }}
          className={cn(
            'flex h-8.5 min-w-9 items-center justify-center px-2 text-sm font-semibold whitespace-nowrap not-first-of-type:border-s not-first-of-type:border-line pointer-coarse:h-10.5 pointer-coarse:min-w-11',
            currency.code === value ? 'bg-accent text-white' : 'bg-surface text-muted hover:bg-sunken',
          )}
        >
          <input
            type="radio"
            name={name}
            value={currency.code}
            checked={currency.code === value}
            onChange={() => onChange(currency.code)}
            aria-label={currency.name}
            className="sr-only"
          />
          <span aria-hidden="true">{currency.symbol}</span>
        </label>
      ))}
    </fieldset>
  );
}
