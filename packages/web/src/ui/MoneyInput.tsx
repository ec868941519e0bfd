import { useId, useState, type ComponentProps } from 'react';
import { usdText } from '@turoos/contract';
import { formatYer, YER } from '@/lib/format/format';
import { hasTooManyDecimals, readCents } from '@/lib/format/typed-number';
import { useScanGuard } from '@/lib/scan/use-scans';
import { useFieldControl } from './field-context';
import { TodayMark } from './Money';
import { useRate } from './rate-context';
import { hasMinus, RefusedKey } from './RefusedKey';
import { selectAll } from './select-all';

type MoneyInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Integer cents; null while empty. */
  value: number | null;
  onChange: (cents: number | null) => void;
  /** Rate for the rials beside the box; today's rate by default. */
  rate?: number | null;
  /** Allows a negative amount, as for a balance. */
  signed?: boolean;
};

const negative = 'المبلغ لا يكون سالباً';
const tooFine = 'خانتان عشريتان على الأكثر';

/** Accepts dollars in Latin or Arabic digits; ignores keys that can't be part of an amount. */
export function MoneyInput({
  value,
  onChange,
  onFocus,
  onBlur,
  rate,
  signed = false,
  className,
  ...props
}: MoneyInputProps) {
  const noteId = useId();
  useScanGuard();
  const today = useRate();
  const applied = rate === undefined ? today : rate;
  const [typing, setTyping] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const control = useFieldControl(
    refused ? { ...props, 'aria-invalid': true, 'aria-describedby': noteId } : props,
  );
  const shown = typing ?? (value === null ? '' : usdText(value));

  const type = (text: string) => {
    const isNegative = !signed && hasMinus(text);
    setRefused(isNegative ? negative : hasTooManyDecimals(text, 2) ? tooFine : null);
    const cents = isNegative ? undefined : readCents(text);
    if (cents === undefined) return;
    setTyping(text);
    onChange(cents);
  };

  return (
    <div className={className}>
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 start-0 flex w-9 items-center justify-center text-faint"
        >
          $
        </span>
        <input
          placeholder="0.00"
          autoComplete="off"
          {...control}
          type="text"
          inputMode="decimal"
          dir="ltr"
          value={shown}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            selectAll(event.target);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setTyping(null);
            setRefused(null);
            onBlur?.(event);
          }}
          className="control pe-9 text-end tabular-nums"
        />
        {value !== null && applied !== null && (
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm whitespace-nowrap text-faint">
            {rate === undefined && <TodayMark />}
            <bdi className="ltr-text">{formatYer(value, applied)}</bdi>&nbsp;{YER}
          </span>
        )}
      </div>
      {refused && <RefusedKey id={noteId}>{refused}</RefusedKey>}
    </div>
  );
}
