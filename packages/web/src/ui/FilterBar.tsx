import { useId, useState, type ReactNode } from 'react';
import { ListFilter, X } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { ListState } from '@/lib/use-list-state';
import { Button } from './Button';
import { SearchBox } from './SearchBox';

type FilterBarProps = {
  list: Pick<ListState, 'q' | 'setQ' | 'activeFilters' | 'clear'>;
  searchLabel: string;
  /** Selects and dates, each with an aria-label; they fold away on phones. */
  children?: ReactNode;
};

export function FilterBar({ list, searchLabel, children }: FilterBarProps) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const narrowed = list.q !== '' || list.activeFilters > 0;

  return (
    <search className="mb-3 flex no-print flex-wrap items-center gap-2">
      <div className="flex grow gap-2 sm:max-w-96">
        <SearchBox label={searchLabel} value={list.q} onSearch={list.setQ} />
        {children && (
          <Button
            icon={ListFilter}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
            className="sm:hidden"
          >
            تصفية
            {list.activeFilters > 0 && (
              <span className="rounded-full bg-accent px-1.5 text-xs text-white">{list.activeFilters}</span>
            )}
          </Button>
        )}
      </div>
      {children && (
        <div
          id={id}
          className={cn(
            'flex flex-wrap items-center gap-2 *:min-w-36 *:grow max-sm:w-full sm:flex sm:*:grow-0',
            !unfolded && 'max-sm:hidden',
          )}
        >
          {children}
        </div>
      )}
      {narrowed && (
        <Button variant="ghost" icon={X} onClick={list.clear}>
          مسح التصفية
        </Button>
      )}
    </search>
  );
}
