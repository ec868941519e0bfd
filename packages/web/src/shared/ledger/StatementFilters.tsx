import { X } from 'lucide-react';
import type { ListState } from '@/lib/list/use-list-state';
import { Button } from '@/ui/Button';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';

export const statementFilters = ['type', 'startDate', 'endDate'] as const;
type Filter = (typeof statementFilters)[number];
export type StatementFilterValues = Record<Filter, string>;

type StatementFiltersProps = {
  list: Pick<ListState, 'activeFilters' | 'clear'> & {
    filters: StatementFilterValues;
    setFilter: (name: Filter, value: string) => void;
  };
  /** The types of entries in the account, with their labels. */
  types: Readonly<Record<string, string>>;
};

export function StatementFilters({ list, types }: StatementFiltersProps) {
  const options = Object.entries(types).map(([value, label]) => ({ value, label }));
  return (
    <search className="mb-3 flex no-print min-w-0 flex-wrap items-center gap-2">
      <FilterSelect
        list={list}
        name="type"
        label="نوع الحركة"
        all="كل الحركات"
        className="w-44 max-sm:w-full"
        options={options}
      />
      <PeriodFilter list={list} />
      {list.activeFilters > 0 && (
        <Button variant="ghost" icon={X} onClick={list.clear}>
          إزالة التصفية
        </Button>
      )}
    </search>
  );
}
