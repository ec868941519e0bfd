import { parseSort } from '@turoos/contract';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from './cn';
import { alignment, type Column } from './table-column';

export const headerCell =
  'relative z-2 h-9 @min-[76rem]:sticky @min-[76rem]:top-(--sticky-top) border-b border-line bg-sunken px-2 text-sm font-semibold whitespace-nowrap text-muted';

type HeaderCellProps<Row> = { column: Column<Row>; sort?: string; onSort?: (field: string) => void };

/** The heading of a column, which sorts by it when pressed. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const sorted = sort === undefined ? undefined : parseSort(sort);
  const direction = sorted?.field === column.id ? sorted.direction : undefined;
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      style={{ width: column.width }}
      className={cn(headerCell, alignment[column.align ?? 'start'])}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(column.id)}
          className={cn(
            '-mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 hover:text-ink',
            direction && 'text-ink',
          )}
        >
          {column.header}
          <Icon className={cn('size-3.5', !direction && 'opacity-60')} aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
