import type { ListState } from '@/lib/use-list-state';
import { X } from 'lucide-react';
import { Button } from './Button';
import { DateInput } from './DateInput';
import { Select } from './Select';

export const statementFilters = ['type', 'startDate', 'endDate'] as const;
type Filter = (typeof statementFilters)[number];

type StatementFiltersProps = {
  list: Pick<ListState, 'activeFilters' | 'clear'> & {
    filters: Record<Filter, string>;
    setFilter: (name: Filter, value: string) => void;
  };
  /** What the entries of the account may be, each with its name. */
  types: Readonly<Record<string, string>>;
};

export function StatementFilters({ list, types }: StatementFiltersProps) {
  const options = Object.entries(types).map(([value, label]) => ({ value, label }));
  return (
    <search className="mb-3 flex no-print min-w-0 flex-wrap items-center gap-2">
      <Select
        aria-label="نوع الحركة"
        placeholder="كل الحركات"
        className="w-44 max-sm:w-full"
        options={options}
        value={list.filters.type}
        onValueChange={(value) => list.setFilter('type', value)}
      />
      <div className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
        <span aria-hidden="true">من</span>
        <DateInput
          className="min-w-0 max-sm:grow"
          aria-label="من تاريخ"
          value={list.filters.startDate}
          max={list.filters.endDate || undefined}
          onChange={(event) => list.setFilter('startDate', event.target.value)}
        />
        <span aria-hidden="true">إلى</span>
        <DateInput
          className="min-w-0 max-sm:grow"
          aria-label="إلى تاريخ"
          value={list.filters.endDate}
          min={list.filters.startDate || undefined}
          onChange={(event) => list.setFilter('endDate', event.target.value)}
        />
      </div>
      {list.activeFilters > 0 && (
        <Button variant="ghost" icon={X} onClick={list.clear}>
          مسح التصفية
        </Button>
      )}
    </search>
  );
}
