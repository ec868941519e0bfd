import type { ReactNode } from 'react';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterRow } from '@/ui/FilterRow';
import { FilterSelect } from '@/ui/FilterSelect';
import { PeriodFilter } from '@/ui/PeriodFilter';
import type { Column } from '@/ui/table-column';

export const statementFilters = ['type', 'startDate', 'endDate'] as const;
type Filter = (typeof statementFilters)[number];
export type StatementFilterValues = Record<Filter, string>;

type StatementFiltersProps<Entry> = {
  list: Pick<ListState, 'activeFilters' | 'clear' | 'sort' | 'setSort'> & {
    filters: StatementFilterValues;
    setFilter: (name: Filter, value: string) => void;
  };
  columns: readonly Column<Entry>[];
  /** The types of entries in the account, with their labels. */
  types: Readonly<Record<string, string>>;
  /** Buttons at the end, for a statement below no header of its own. */
  actions?: ReactNode;
};

export const StatementFilters = <Entry,>({ list, columns, types, actions }: StatementFiltersProps<Entry>) => (
  <FilterRow list={list} columns={columns} actions={actions}>
    <FilterSelect
      list={list}
      name="type"
      label="نوع الحركة"
      all="كل الحركات"
      options={Object.entries(types).map(([value, label]) => ({ value, label }))}
    />
    <PeriodFilter list={list} />
  </FilterRow>
);
