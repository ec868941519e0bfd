import { cn } from './cn';
import { HeaderCell, headerCell } from './HeaderCell';
import { PickPageBox } from './PickBox';
import { Skeleton } from './Skeleton';
import { alignment, bodyCell, type Column, type RowsProps } from './table-column';
import { TableRow } from './TableRow';
import { useGridKeys } from './use-grid-keys';

type TableGridProps<Row> = RowsProps<Row> & {
  /** Number of placeholder rows shown while the data load. */
  skeletonRows?: number;
};

/** The rows as a table, or as a grid for the keyboard where they can be opened, picked or edited. */
export function TableGrid<Row>({
  label,
  columns,
  rows,
  rowKey,
  renderActions,
  onOpen,
  picked,
  sort,
  onSort,
  stale,
  skeletonRows,
}: TableGridProps<Row>) {
  const inGrid = Boolean(onOpen || picked || columns.some(({ editor }) => editor));
  const keys = useGridKeys(inGrid, {
    onEnter: (index) => onRow(index, (row) => onOpen?.(row)),
    onSpace:
      picked &&
      ((index, upTo) => onRow(index, (row) => (upTo ? picked.pickUpTo(row, rows) : picked.toggle(row)))),
    onAll: picked && (() => picked.pick(rows, true)),
  });
  const onRow = (index: number, act: (row: Row) => void) => {
    const row = rows[index];
    if (row !== undefined) act(row);
  };

  return (
    // Headers stick to the page only where every table fits its width; a narrower table scrolls sideways.
    <section aria-label={label} tabIndex={-1} className="overflow-x-auto @min-[76rem]:overflow-x-visible">
      <table
        role={inGrid ? 'grid' : undefined}
        aria-multiselectable={picked ? true : undefined}
        className="w-full border-separate border-spacing-0"
        aria-busy={stale || skeletonRows ? true : undefined}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {picked && (
              <th scope="col" className={cn(headerCell, 'w-10')}>
                <PickPageBox picked={picked} shown={rows} />
              </th>
            )}
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
        <tbody {...keys} className={cn('transition-opacity', stale && 'opacity-50')}>
          {skeletonRows
            ? Array.from({ length: skeletonRows }, (_, index) => (
                <SkeletonRow
                  key={index}
                  columns={columns}
                  withBox={picked !== undefined}
                  withActions={renderActions !== undefined}
                />
              ))
            : rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  rows={rows}
                  columns={columns}
                  renderActions={renderActions}
                  onOpen={onOpen}
                  picked={picked}
                  inGrid={inGrid}
                />
              ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  colSpan={
                    1 +
                    (picked && index === 0 ? 1 : 0) +
                    (renderActions && index === columns.length - 1 ? 1 : 0)
                  }
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

type SkeletonRowProps<Row> = { columns: readonly Column<Row>[]; withBox: boolean; withActions: boolean };

const SkeletonRow = <Row,>({ columns, withBox, withActions }: SkeletonRowProps<Row>) => (
  <tr>
    {withBox && (
      <td className={bodyCell}>
        <Skeleton className="size-4" />
      </td>
    )}
    {columns.map((column) => (
      <td key={column.id} className={bodyCell}>
        <Skeleton className={cn('my-0.75 h-4', column.primary ? 'w-4/5' : 'w-3/5')} />
      </td>
    ))}
    {withActions && (
      <td className={bodyCell}>
        <Skeleton className="ms-auto size-4" />
      </td>
    )}
  </tr>
);

const footCell = 'h-9 border-b border-line bg-sunken px-2 py-1 font-semibold';
