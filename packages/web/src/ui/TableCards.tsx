import { Fragment, type ReactNode } from 'react';
import { cn } from './cn';
import { legible } from './Code';
import { RowOpener } from './RowOpener';
import { Select } from './Select';
import { Skeleton } from './Skeleton';
import type { Column, RowsProps } from './table-column';

type TableCardsProps<Row> = RowsProps<Row> & {
  skeletonRows?: number;
  /** Sets the whole sort, direction included. */
  onSortSet?: (sort: string) => void;
};

/** Both directions of every column, and the current order when no column has it. */
function sortChoices<Row>(columns: readonly Column<Row>[], sort: string | undefined) {
  const choices = columns.flatMap(({ id, header }) => [
    { value: id, label: `الترتيب: ${header} (تصاعدي)` },
    { value: `-${id}`, label: `الترتيب: ${header} (تنازلي)` },
  ]);
  const isChoice = sort === undefined || choices.some(({ value }) => value === sort);
  return isChoice ? choices : [{ value: sort, label: 'الترتيب: الافتراضي' }, ...choices];
}

/** A table on phones: one card per row. */
export function TableCards<Row>({
  label,
  columns,
  rows,
  rowKey,
  renderActions,
  onOpen,
  sort,
  onSortSet,
  stale,
  skeletonRows,
}: TableCardsProps<Row>) {
  const heading = columns.find((column) => column.primary) ?? columns[0];
  const details = columns.filter((column) => column !== heading && !column.hideOnPhone);
  const sortable = columns.filter((column) => column.sortable);
  const totalled = details.filter(({ total }) => total !== undefined);

  return (
    <>
      {onSortSet && sortable.length > 0 && (
        <div className="border-b border-line p-3">
          <Select
            aria-label="الترتيب"
            value={sort}
            onValueChange={onSortSet}
            options={sortChoices(sortable, sort)}
          />
        </div>
      )}
      <ul
        aria-label={label}
        aria-busy={stale || skeletonRows ? true : undefined}
        className={cn('divide-y divide-line transition-opacity', stale && 'opacity-50')}
      >
        {skeletonRows
          ? Array.from({ length: skeletonRows }, (_, index) => (
              <li key={index} className="flex flex-col gap-3 p-3">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-2/5" />
              </li>
            ))
          : rows.map((row) => (
              <li key={rowKey(row)} className="relative flex flex-col gap-2 p-3">
                <div className="flex items-start justify-between gap-2">
                  <div className="min-w-0 pt-1 font-semibold">
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

/** Leaves out what a row does not have, because a phone shows few lines. */
const Details = <Row,>({ columns, show }: DetailsProps<Row>) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
    {columns.map((column) => {
      const shown = show(column);
      if (shown === '' || shown === null || shown === undefined || shown === false) return null;
      return (
        <Fragment key={column.id}>
          <dt className="text-sm text-faint">{column.header}</dt>
          <dd className="min-w-0 break-words">{legible(shown)}</dd>
        </Fragment>
      );
    })}
  </dl>
);
