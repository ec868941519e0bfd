import { isBackwards, periodText } from '@turoos/contract';
import { useId, type ReactNode } from 'react';
import { FilterDate } from './FilterDate';

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
      <div className="grid grid-cols-2 gap-2 text-sm text-muted sm:flex sm:items-center">
        <End word="من">
          <FilterDate
            aria-label="من تاريخ"
            aria-invalid={wrong || undefined}
            value={filters.startDate}
            max={filters.endDate || undefined}
            onChange={(day) => setFilter('startDate', day)}
          />
        </End>
        <End word="إلى">
          <FilterDate
            aria-label="إلى تاريخ"
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? noteId : undefined}
            value={filters.endDate}
            min={filters.startDate || undefined}
            onChange={(day) => setFilter('endDate', day)}
          />
        </End>
      </div>
      {wrong && (
        <p id={noteId} role="alert" className="text-sm text-danger">
          {periodText}
        </p>
      )}
    </div>
  );
}

/** One end of the period; on phones its word is above the box, because two whole years don't fit beside their words. */
const End = ({ word, children }: { word: string; children: ReactNode }) => (
  <div className="flex flex-col gap-1 sm:w-44 sm:flex-row sm:items-center sm:gap-2">
    <span aria-hidden="true">{word}</span>
    {children}
  </div>
);
