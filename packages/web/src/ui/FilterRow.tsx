import { ListFilter, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { ListState } from '@/lib/list/use-list-state';
import { Button } from './Button';
import { cn } from './cn';
import { SortSelect } from './SortSelect';
import type { Column } from './table-column';

type FilterRowProps<Row> = {
  list: Pick<ListState, 'activeFilters' | 'clear' | 'sort' | 'setSort'>;
  /** The list's columns, whose order phones choose among the filters. */
  columns: readonly Column<Row>[];
  /** Selects and dates, each with an aria-label; collapsed on phones. */
  children: ReactNode;
  /** Buttons at the end, such as the export. */
  actions?: ReactNode;
};

/** The filters of a list that is not searched by text; each takes effect at once. */
export function FilterRow<Row>({ list, columns, children, actions }: FilterRowProps<Row>) {
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <search className="mb-2 flex no-print flex-wrap items-center gap-2 sm:mb-3">
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
      <div
        id={id}
        className={cn(
          'flex flex-wrap items-center gap-2 *:min-w-36 *:grow max-sm:order-last max-sm:w-full sm:flex sm:*:grow-0',
          !unfolded && 'max-sm:hidden',
        )}
      >
        {children}
        <SortSelect columns={columns} sort={list.sort} onSort={list.setSort} className="sm:hidden" />
      </div>
      {list.activeFilters > 0 && (
        <Button variant="ghost" icon={X} onClick={list.clear}>
          إزالة التصفية
        </Button>
      )}
      {actions && <div className="ms-auto flex flex-wrap gap-2">{actions}</div>}
    </search>
  );
}
