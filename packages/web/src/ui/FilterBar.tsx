import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import type { ListState } from '@/lib/list/use-list-state';
import { Button } from './Button';
import { FilterLayout } from './FilterLayout';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';
import type { Column } from './table-column';

type FilterBarProps<Row> = {
  list: Pick<ListState, 'q' | 'setQ' | 'activeFilters' | 'clear'> &
    Partial<Pick<ListState, 'sort' | 'setSort'>>;
  searchLabel: string;
  /** The list's columns, whose order phones choose among the filters. */
  columns?: readonly Column<Row>[];
  /** Buttons for the list's columns and saved views; on phones among the filters. */
  end?: ReactNode;
  /** Selects and dates, each with an aria-label; collapsed on phones. */
  children?: ReactNode;
  /** Buttons at the end of the bar, for a list below no header of its own. */
  actions?: ReactNode;
};

/** A filter bar that filters the list immediately on every change. */
export const FilterBar = <Row,>({
  list,
  searchLabel,
  columns,
  end,
  children,
  actions,
}: FilterBarProps<Row>) => (
  <FilterLayout
    search={<SearchBox label={searchLabel} value={list.q} onSearch={list.setQ} />}
    active={list.activeFilters}
    filters={
      columns && list.setSort ? (
        <>
          {children}
          <SortSelect columns={columns} sort={list.sort} onSort={list.setSort} className="sm:hidden" />
          {end && <div className="flex gap-2 sm:min-w-0!">{end}</div>}
        </>
      ) : (
        children
      )
    }
  >
    {(list.q !== '' || list.activeFilters > 0) && (
      <Button variant="ghost" icon={X} onClick={list.clear}>
        <span className="max-sm:sr-only">إزالة التصفية</span>
      </Button>
    )}
    {actions && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
  </FilterLayout>
);
