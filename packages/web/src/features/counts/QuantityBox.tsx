import type { CountItem } from '@turoos/contract';
import { useState, type KeyboardEvent } from 'react';
import { useDebounced } from '@/lib/state/debounce';
import { readTyped } from './typed-quantity';

/** A pause in typing after which a quantity is saved. */
const PAUSE_MS = 900;

type QuantityBoxProps = {
  /** The part's line; its id finds the input to focus. */
  line: Pick<CountItem, 'product' | 'name' | 'unit'>;
  label: string;
  value: number | null;
  onSave: (value: number) => void;
  /** Called when a scanner typed into the input. */
  onScan: (code: string) => void;
  onMove: (step: 1 | -1) => void;
};

/** The counted quantity of a part. Saved after a pause, on blur or on Enter, which moves to the next line. */
export function QuantityBox({ line, label, value, onSave, onScan, onMove }: QuantityBoxProps) {
  const [typing, setTyping] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const settle = (text: string | null) => {
    const read = text === null ? null : readTyped(text, line);
    setProblem(read && 'problem' in read ? read.problem : null);
    if (read && 'quantity' in read && read.quantity !== value) onSave(read.quantity);
    return read;
  };
  const pause = useDebounced((text: string) => {
    if (text.trim() !== '') settle(text);
  }, PAUSE_MS);

  const leave = () => {
    pause.cancel();
    const read = settle(typing);
    // an invalid quantity stays visible for correction
    if (!read || !('problem' in read)) setTyping(null);
    return read;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      pause.cancel();
      setTyping(null);
      setProblem(null);
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const read = leave();
    if (read && 'code' in read && event.key === 'Enter') onScan(read.code);
    else if (!read || !('problem' in read)) onMove(event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <span className="flex flex-col gap-1">
      <input
        type="text"
        inputMode={line.unit.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        dir="ltr"
        data-count-line={line.product}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${line.product}-problem`}
        aria-label={label}
        placeholder="—"
        value={typing ?? value ?? ''}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          // restoring the old value counts as no change
          const isChanged = target.value !== String(value ?? '');
          setTyping(isChanged ? target.value : null);
          setProblem(null);
          if (isChanged) pause.call(target.value);
          else pause.cancel();
        }}
        onKeyDown={onKeyDown}
        onBlur={() => leave()}
        className="control w-24 text-center font-semibold tabular-nums max-sm:w-full"
      />
      {problem !== null && (
        <span id={`${line.product}-problem`} role="alert" className="text-sm text-danger">
          {problem}
        </span>
      )}
    </span>
  );
}
