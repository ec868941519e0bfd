import { parseSort } from '@turoos/contract';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from './cn';
import { legible } from './Code';
import { RowOpener } from './RowOpener';
import { Skeleton } from './Skeleton';
import { alignment, type Column, type RowsProps } from './table-column';

type TableGridProps<Row> = RowsProps<Row> & {
  /** Number of placeholder rows shown while the data load. */
  skeletonRows?: number;
};

export function TableGrid<Row>({
  label,
  columns,
  rows,
  rowKey,
  renderActions,
  onOpen,
  sort,
  onSort,
  stale,
  skeletonRows,
}: TableGridProps<Row>) {
  return (
    // Headers stick to the page only where every table fits its width; a narrower table scrolls sideways.
    <section aria-label={label} tabIndex={-1} className="overflow-x-auto @min-[60rem]:overflow-x-visible">
      <table
        className="w-full border-separate border-spacing-0"
        aria-busy={stale || skeletonRows ? true : undefined}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {renderActions && (
              <th scope="col" className={cn(headerCell, 'w-12')}>
                <span className="sr-only">الإجراءات</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={cn('transition-opacity', stale && 'opacity-50')}>
          {skeletonRows
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <tr key={index}>
                  {columns.map((column) => (
                    <td key={column.id} className={bodyCell}>
                      <Skeleton className={cn('my-0.75 h-4', column.primary ? 'w-4/5' : 'w-3/5')} />
                    </td>
                  ))}
                  {renderActions && (
                    <td className={bodyCell}>
                      <Skeleton className="ms-auto size-4" />
                    </td>
                  )}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} className="relative hover:bg-page">
                  {columns.map((column) => (
                    <td key={column.id} className={cn(bodyCell, alignment[column.align ?? 'start'])}>
                      {column.primary && onOpen ? (
                        <RowOpener onOpen={() => onOpen(row)}>{legible(column.cell(row))}</RowOpener>
                      ) : (
                        legible(column.cell(row))
                      )}
                    </td>
                  ))}
                  {renderActions && (
                    <td className={cn(bodyCell, 'py-0.5')}>
                      <div className="relative z-1 flex justify-end gap-1">{renderActions(row)}</div>
                    </td>
                  )}
                </tr>
              ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  colSpan={renderActions && index === columns.length - 1 ? 2 : 1}
                  className={cn(footCell, alignment[column.align ?? 'start'])}
                >
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

const headerCell =
  'sticky top-(--sticky-top) z-2 h-9 border-b border-line bg-sunken px-3 text-sm font-semibold whitespace-nowrap text-muted';
const bodyCell = 'h-10 border-b border-line px-3 py-1.5';
const footCell = 'h-10 border-b border-line bg-sunken px-3 py-1.5 font-semibold';

type HeaderCellProps<Row> = { column: Column<Row>; sort?: string; onSort?: (field: string) => void };

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
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
