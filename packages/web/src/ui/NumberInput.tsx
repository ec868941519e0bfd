import { latinDigits } from '@turoos/contract';
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { hasTooManyDecimals, readNumber } from '@/lib/format/typed-number';
import { useFieldControl } from './field-context';
import { hasMinus, RefusedKey } from './RefusedKey';

type NumberInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> & {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Number of decimals allowed; 0 for whole numbers. */
  decimals?: number;
  min?: number;
  max?: number;
  /** Step of the up and down keys. */
  step?: number;
  /** Shown after the number: قطعة، % … */
  unit?: string;
};

/** Decimals that can be typed, more than any box allows: a value with too many is refused, not rounded. */
const FINEST = 8;
const negative = 'القيمة لا تكون سالبة';
const places: Readonly<Record<number, string>> = { 1: 'خانة عشرية واحدة', 2: 'خانتان عشريتان' };
const tooFine = (decimals: number) =>
  decimals === 0 ? 'عدد صحيح بلا كسور' : `${places[decimals] ?? `${decimals} خانات عشرية`} على الأكثر`;

/** A text box, because native number boxes change on the mouse wheel and refuse Arabic digits. */
export function NumberInput({
  value,
  onChange,
  decimals = 0,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  onKeyDown,
  onBlur,
  className,
  ...props
}: NumberInputProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const noteId = useId();
  const [refused, setRefused] = useState<string | null>(null);
  // Keeps the typed text (dropping the point would turn 2.5 into 25), also when the unit changes afterwards.
  const misfit = hasTooManyDecimals(typing ?? String(value ?? ''), decimals) ? tooFine(decimals) : null;
  const why = refused ?? misfit;
  const control = useFieldControl(
    why ? { ...props, 'aria-invalid': true, 'aria-describedby': noteId } : props,
  );

  const type = (text: string) => {
    const reason = min >= 0 && hasMinus(text) ? negative : null;
    setRefused(reason);
    const number = reason ? undefined : readNumber(text, FINEST);
    if (number === undefined) return;
    setTyping(text);
    onChange(number);
  };
  const stepBy = (event: KeyboardEvent, change: number) => {
    event.preventDefault();
    const next = Math.min(max, Math.max(min, (value ?? 0) + change));
    setTyping(null);
    onChange(Number(next.toFixed(decimals)));
  };

  return (
    <div className={className}>
      <div className="relative">
        <input
          autoComplete="off"
          {...control}
          type="text"
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          dir="ltr"
          step={step}
          value={typing ?? value ?? ''}
          onChange={(event) => type(latinDigits(event.target.value))}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') stepBy(event, step);
            if (event.key === 'ArrowDown') stepBy(event, -step);
            onKeyDown?.(event);
          }}
          onBlur={(event) => {
            setTyping(null);
            setRefused(null);
            onBlur?.(event);
          }}
          className="control text-end tabular-nums"
        />
        {unit && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-faint">
            {unit}
          </span>
        )}
      </div>
      {why && <RefusedKey id={noteId}>{why}</RefusedKey>}
    </div>
  );
}
