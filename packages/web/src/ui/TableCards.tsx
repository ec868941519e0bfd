import { Fragment, type ReactNode } from 'react';
import { cn } from './cn';
import { legible } from './Code';
import { PhoneRow } from './PhoneRow';
import { PickBox } from './PickBox';
import { RowOpener } from './RowOpener';
import { Skeleton } from './Skeleton';
import { SortSelect } from './SortSelect';
import { isNothing, type Column, type RowsProps } from './table-column';

type TableCardsProps<Row> = RowsProps<Row> & {
  skeletonRows?: number;
  /** Sets the whole sort, direction included. */
  onSortSet?: (sort: string) => void;
  /** The user is picking rows. */
  picking?: boolean;
};

/** A table on phones: rows of two lines where the columns have their places in them, otherwise a card per row. */
export function TableCards<Row>({
  label,
  columns,
  rows,
  rowKey,
  renderActions,
  onOpen,
  picked,
  picking = false,
  sort,
  onSortSet,
  stale,
  skeletonRows,
}: TableCardsProps<Row>) {
  const heading = columns.find((column) => column.primary) ?? columns[0];
  const details = columns.filter((column) => column !== heading && !column.hideOnPhone);
  const isDense = columns.some(({ phone }) => phone);
  const totalled = details.filter(({ total }) => total !== undefined);

  return (
    <>
      {/* The filters of a dense list offer its order. */}
      {onSortSet && !isDense && columns.some(({ sortable }) => sortable) && (
        <div className="border-b border-line p-3">
          <SortSelect columns={columns} sort={sort} onSort={onSortSet} />
        </div>
      )}
      <ul
        aria-label={label}
        aria-busy={stale || skeletonRows ? true : undefined}
        className={cn('divide-y divide-line transition-opacity', stale && 'opacity-50')}
      >
        {skeletonRows
          ? Array.from({ length: skeletonRows }, (_, index) => (
              <li key={index} className={cn('flex flex-col gap-3 p-3', isDense && 'min-h-12 gap-1 py-1.5')}>
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-4/5" />
                {!isDense && <Skeleton className="h-4 w-2/5" />}
              </li>
            ))
          : isDense
            ? rows.map((row) => (
                <PhoneRow
                  key={rowKey(row)}
                  row={row}
                  rows={rows}
                  columns={columns}
                  onOpen={onOpen}
                  picked={picked}
                  picking={picking}
                  actions={renderActions?.(row)}
                />
              ))
            : rows.map((row) => (
                <li key={rowKey(row)} className="relative flex flex-col gap-2 p-3">
                  <div className="flex items-start justify-between gap-2">
                    {picking && picked && <PickBox picked={picked} row={row} shown={rows} />}
                    <div className="min-w-0 grow pt-1 font-semibold">
                      {onOpen ? (
                        <RowOpener onOpen={() => onOpen(row)}>{legible(heading?.cell(row))}</RowOpener>
                      ) : (
                        legible(heading?.cell(row))
                      )}
                    </div>
                    {renderActions && <div className="relative z-1 flex shrink-0">{renderActions(row)}</div>}
                  </div>
                  <Details columns={details} show={({ cell }) => cell(row)} />
                </li>
              ))}
        {totalled.length > 0 && (
          <li className="flex flex-col gap-2 bg-sunken p-3">
            <div className="font-semibold">{heading?.total}</div>
            <Details columns={totalled} show={({ total }) => total} />
          </li>
        )}
      </ul>
    </>
  );
}

type DetailsProps<Row> = { columns: readonly Column<Row>[]; show: (column: Column<Row>) => ReactNode };

const Details = <Row,>({ columns, show }: DetailsProps<Row>) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
    {columns.map((column) => {
      const shown = show(column);
      if (isNothing(shown)) return null;
      return (
        <Fragment key={column.id}>
          <dt className="text-sm text-faint">{column.header}</dt>
          <dd className="min-w-0 break-words">{legible(shown)}</dd>
        </Fragment>
      );
    })}
  </dl>
);
