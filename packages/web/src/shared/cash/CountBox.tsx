import { useLayoutEffect, useRef, useState } from 'react';
import { readNumber } from '@/lib/format/typed-number';
import { cn } from '@/ui/cn';
import { hasMinus } from '@/ui/RefusedKey';
import { selectAll } from '@/ui/select-all';

type CountBoxProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  decimals?: number;
  /** Whether a dialog opens with the focus here. */
  startsHere?: boolean;
  className?: string;
};

/** A number in the counting form; Enter and the arrows move between these boxes (see `moveInCount`). */
export function CountBox({ label, value, onChange, decimals = 0, startsHere, className }: CountBoxProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // a count that is restored into the focused box is replaced by what is typed, not continued
    const isRestored = value !== null && typing === null;
    if (isRestored && document.activeElement === box.current) box.current?.select();
  }, [typing, value]);
  return (
    <input
      ref={box}
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      aria-label={label}
      placeholder="—"
      data-count-box=""
      data-autofocus={startsHere ? '' : undefined}
      value={typing ?? value ?? ''}
      onFocus={(event) => selectAll(event.target)}
      onChange={({ target }) => {
        const number = hasMinus(target.value) ? undefined : readNumber(target.value, decimals);
        if (number === undefined) return;
        setTyping(target.value);
        onChange(number);
      }}
      onBlur={() => setTyping(null)}
      className={cn('control text-center font-semibold tabular-nums', className)}
    />
  );
}
