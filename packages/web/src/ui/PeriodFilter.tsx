import { isBackwards, periodText } from '@turoos/contract';
import { useId } from 'react';
import { DateInput } from './DateInput';

type Period = 'startDate' | 'endDate';

type PeriodFilterProps = {
  list: { filters: Record<Period, string>; setFilter: (name: Period, value: string) => void };
};

/** Filters by start and end day; either may be left open. */
export function PeriodFilter({ list: { filters, setFilter } }: PeriodFilterProps) {
  const noteId = useId();
  const wrong = isBackwards(filters);
  return (
    <div className="flex flex-col gap-1 max-sm:w-full">
      <div className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden="true">من</span>
        <DateInput
          aria-label="من تاريخ"
          value={filters.startDate}
          max={filters.endDate || undefined}
          onChange={(event) => setFilter('startDate', event.target.value)}
        />
        <span aria-hidden="true">إلى</span>
        <DateInput
          aria-label="إلى تاريخ"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? noteId : undefined}
          value={filters.endDate}
          min={filters.startDate || undefined}
          onChange={(event) => setFilter('endDate', event.target.value)}
        />
      </div>
      {wrong && (
        <p id={noteId} role="alert" className="text-sm text-danger">
          {periodText}
        </p>
      )}
    </div>
  );
}
