import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import type { ListState } from '@/lib/list/use-list-state';
import { Button } from './Button';
import { FilterLayout } from './FilterLayout';
import { SearchBox } from './SearchBox';

type FilterBarProps = {
  list: Pick<ListState, 'q' | 'setQ' | 'activeFilters' | 'clear'>;
  searchLabel: string;
  /** Selects and dates, each with an aria-label; collapsed on phones. */
  children?: ReactNode;
};

/** A filter bar that filters the list immediately on every change. */
export const FilterBar = ({ list, searchLabel, children }: FilterBarProps) => (
  <FilterLayout
    search={<SearchBox label={searchLabel} value={list.q} onSearch={list.setQ} />}
    active={list.activeFilters}
    filters={children}
  >
    {(list.q !== '' || list.activeFilters > 0) && (
      <Button variant="ghost" icon={X} onClick={list.clear}>
        إزالة التصفية
      </Button>
    )}
  </FilterLayout>
);
