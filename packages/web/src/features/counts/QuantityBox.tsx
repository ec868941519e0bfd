import { useState, type KeyboardEvent } from 'react';
import { useDebounced } from '@/lib/debounce';
import { readTyped } from './typed-quantity';

/** A pause after which a number counts as typed to its end. */
const PAUSE_MS = 900;

type QuantityBoxProps = {
  /** The part's id: by it the box is found and focused. */
  product: string;
  label: string;
  value: number | null;
  onSave: (value: number) => void;
  /** A scanner typed into the box. */
  onScan: (code: string) => void;
  onMove: (step: 1 | -1) => void;
};

/** What was found of a part. Saved when one pauses, leaves the box or presses Enter, which goes to the next. */
export function QuantityBox({ product, label, value, onSave, onScan, onMove }: QuantityBoxProps) {
  const [typing, setTyping] = useState<string | null>(null);

  const settle = (text: string | null) => {
    const read = text === null ? null : readTyped(text);
    if (read && 'quantity' in read && read.quantity !== value) onSave(read.quantity);
    return read;
  };
  const pause = useDebounced((text: string) => {
    if (text.trim() !== '') settle(text);
  }, PAUSE_MS);

  const leave = () => {
    pause.cancel();
    const read = settle(typing);
    setTyping(null);
    return read;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      pause.cancel();
      setTyping(null);
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const read = leave();
    if (read && 'code' in read && event.key === 'Enter') onScan(read.code);
    else onMove(event.key === 'ArrowUp' ? -1 : 1);
  };

  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      data-count-line={product}
      aria-label={label}
      placeholder="—"
      value={typing ?? value ?? ''}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        // back to what it was: nobody has counted anything
        const isChanged = target.value !== String(value ?? '');
        setTyping(isChanged ? target.value : null);
        if (isChanged) pause.call(target.value);
        else pause.cancel();
      }}
      onKeyDown={onKeyDown}
      onBlur={() => leave()}
      className="control w-24 text-center font-semibold tabular-nums max-sm:w-full"
    />
  );
}
