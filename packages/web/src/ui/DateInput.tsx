import { adenDay } from '@turoos/contract';
import { CalendarDays } from 'lucide-react';
import { use, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { isDay, isWholeDay, readDay, writtenDay } from '@/lib/format/typed-day';
import type { CalendarSubject } from './Calendar';
import type { DayLimits } from './calendar-month';
import { cn } from './cn';
import { FieldContext, useFieldControl } from './field-context';
import { RefusedKey } from './RefusedKey';
import { selectAll } from './select-all';
import { useLazyDialog } from './use-lazy-dialog';

type DateInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> &
  DayLimits & {
    /** yyyy-mm-dd, or '' while empty. */
    value: string;
    /** Receives a day, '' when emptied, or a text that is no day, which the schema of a form refuses. */
    onChange: (day: string) => void;
  };

const unreadable = 'اكتب اليوم ثم الشهر ثم السنة، مثل 5/3/2026';
const outside = (day: string, { min, max }: DayLimits): string | null => {
  if (min && day < min) return `ليس قبل ${writtenDay(min)}`;
  return max && day > max ? `ليس بعد ${writtenDay(max)}` : null;
};

/** A day, typed or chosen in a calendar, always day/month/year: the browser's own box follows its own language. */
export function DateInput({
  value,
  onChange,
  min,
  max,
  onFocus,
  onBlur,
  onKeyDown,
  className,
  ...props
}: DateInputProps) {
  const noteId = useId();
  const field = use(FieldContext);
  const frame = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState<string | null>(null);
  const calendar = useLazyDialog<CalendarSubject>(() => import('./Calendar').then((it) => it.Calendar));
  const closed = props.disabled || props.readOnly;

  const wrong =
    typing === null && value !== '' ? (isDay(value) ? outside(value, { min, max }) : unreadable) : null;
  // The field or the screen around the box says what is wrong in its own words.
  const isSaid = field?.invalid || props['aria-invalid'];
  const why = isSaid ? null : wrong;
  const control = useFieldControl(
    why ? { ...props, 'aria-invalid': true, 'aria-describedby': noteId } : props,
  );

  const type = (text: string) => {
    setTyping(text);
    if (text.trim() === '') onChange('');
    else if (isWholeDay(text)) onChange(readDay(text, adenDay()) ?? text);
  };
  /** Takes what was typed when typing has ended: 5/3 is whole only then. */
  const finish = () => {
    if (typing === null) return;
    const text = typing.trim();
    const day = text === '' ? '' : (readDay(text, adenDay()) ?? text);
    setTyping(null);
    if (day !== value) onChange(day);
  };
  const open = () => {
    if (closed || !frame.current) return;
    finish();
    const typed = typing === null ? value : (readDay(typing, adenDay()) ?? value);
    calendar.show({ day: isDay(typed) ? typed : '', min, max, anchor: frame.current, onChoose: choose });
  };
  const choose = (day: string) => {
    setTyping(null);
    onChange(day);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open();
  };

  return (
    <div className={cn('w-full min-w-36', className)}>
      <div ref={frame} className="relative">
        <input
          placeholder="يوم/شهر/سنة"
          autoComplete="off"
          {...control}
          type="text"
          inputMode="numeric"
          dir="ltr"
          value={typing ?? writtenDay(value)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            openByKey(event);
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
          className="control ps-9 text-end tabular-nums pointer-coarse:ps-11"
        />
        <button
          type="button"
          aria-label="التقويم"
          aria-haspopup="dialog"
          aria-describedby={field?.labelId}
          title={field ? undefined : props['aria-label']}
          disabled={closed}
          onClick={open}
          className="absolute inset-y-0 end-0 flex w-9 items-center justify-center rounded-md text-muted hover:text-accent disabled:text-faint pointer-coarse:w-11"
        >
          <CalendarDays className="size-4" aria-hidden="true" />
        </button>
      </div>
      {why && <RefusedKey id={noteId}>{why}</RefusedKey>}
      {calendar.dialog}
    </div>
  );
}
