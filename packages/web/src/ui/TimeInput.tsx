import { useId, useState, use, type ComponentProps, type KeyboardEvent } from 'react';
import { readTime, stepTime, writtenTime } from '@/lib/format/typed-time';
import { cn } from './cn';
import { FieldContext, useFieldControl } from './field-context';
import { RefusedKey } from './RefusedKey';
import { selectAll } from './select-all';

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** HH:MM, or '' while empty. */
  value: string;
  /** Receives a time, '' when emptied, or a text that is no time, which the schema of a form refuses. */
  onChange: (time: string) => void;
};

/** The minutes by which keys change a time. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15, PageUp: 60, PageDown: -60 };

/** A time of the day, shown with ص or م as everywhere: the browser's own box follows its own language. */
export function TimeInput({
  value,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  className,
  ...props
}: TimeInputProps) {
  const noteId = useId();
  const field = use(FieldContext);
  const [typing, setTyping] = useState<string | null>(null);
  const isWrong = typing === null && value !== '' && readTime(value) === undefined;
  // The field or the screen around the box says what is wrong in its own words.
  const isNoted = isWrong && !field?.invalid && !props['aria-invalid'];
  const control = useFieldControl(
    isNoted ? { ...props, 'aria-invalid': true, 'aria-describedby': noteId } : props,
  );

  const typed = (text: string) => (text.trim() === '' ? '' : (readTime(text) ?? text.trim()));
  const finish = () => {
    if (typing === null) return;
    setTyping(null);
    if (typed(typing) !== value) onChange(typed(typing));
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    const minutes = steps[event.key];
    if (minutes === undefined || event.ctrlKey || event.metaKey || props.disabled || props.readOnly) return;
    event.preventDefault();
    setTyping(null);
    onChange(stepTime(typing === null ? value : typed(typing), minutes));
  };

  return (
    <div className={cn('w-full min-w-28', className)}>
      <input
        placeholder="9:00 ص"
        autoComplete="off"
        {...control}
        type="text"
        value={typing ?? writtenTime(value)}
        onChange={(event) => setTyping(event.target.value)}
        onKeyDown={(event) => {
          stepByKey(event);
          onKeyDown?.(event);
        }}
        onFocus={(event) => {
          selectAll(event.target);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        className="control tabular-nums"
      />
      {isNoted && <RefusedKey id={noteId}>اكتب الساعة والدقائق، مثل 9:30 ص أو 21:30</RefusedKey>}
    </div>
  );
}
