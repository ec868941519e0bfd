import type { KeyboardEvent } from 'react';
import { formatDateLong } from '@/lib/format/format';
import { isBrowserKey } from './arrow-step';
import { dayByKey, isSameMonth, weekdays, weeksOf, within, type DayLimits } from './calendar-month';
import { cn } from './cn';

type CalendarGridProps = {
  labelledBy: string;
  /** The day that has the focus; its month is shown. */
  shown: string;
  chosen: string;
  today: string;
  limits: DayLimits;
  onWalk: (day: string) => void;
  onChoose: (day: string) => void;
};

/** The days of a month; arrows walk by day and week, Page Up and Page Down by month, with Shift by year. */
export function CalendarGrid({
  labelledBy,
  shown,
  chosen,
  today,
  limits,
  onWalk,
  onChoose,
}: CalendarGridProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = isBrowserKey(event) ? undefined : dayByKey(shown, event);
    if (!next) return;
    event.preventDefault();
    onWalk(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table walked by arrow keys is a grid
    <table role="grid" aria-labelledby={labelledBy} onKeyDown={onKeyDown} className="mx-auto">
      <thead>
        <tr>
          {weekdays.map(({ name, short }) => (
            <th key={name} scope="col" abbr={name} className="h-7 text-xs font-normal text-muted">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(shown).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isOutside = within(day, limits) !== day;
              return (
                <td key={day} aria-selected={day === chosen} className="p-0">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === shown ? 0 : -1}
                    aria-label={formatDateLong(day)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOutside || undefined}
                    onClick={() => !isOutside && onChoose(day)}
                    className={cn(
                      'flex size-9 items-center justify-center rounded-md tabular-nums pointer-coarse:size-11',
                      !isSameMonth(day, shown) && 'text-faint',
                      day === today && 'border border-accent font-semibold',
                      isOutside && 'text-faint line-through',
                      day === chosen ? 'bg-accent text-white' : !isOutside && 'hover:bg-accent-soft',
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
