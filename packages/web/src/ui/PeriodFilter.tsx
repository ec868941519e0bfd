import { DateInput } from './DateInput';

type Period = 'startDate' | 'endDate';

type PeriodFilterProps = {
  list: { filters: Record<Period, string>; setFilter: (name: Period, value: string) => void };
};

/** From one day to another, either of them open. */
export const PeriodFilter = ({ list: { filters, setFilter } }: PeriodFilterProps) => (
  <div className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
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
      value={filters.endDate}
      min={filters.startDate || undefined}
      onChange={(event) => setFilter('endDate', event.target.value)}
    />
  </div>
);
