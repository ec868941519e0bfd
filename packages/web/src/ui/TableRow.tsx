import { memo, type ReactNode } from 'react';
import { useIsPicked } from '@/lib/list/use-picked';
import { cn } from './cn';
import { legible } from './Code';
import { EditableCell } from './EditableCell';
import { PickBox } from './PickBox';
import { RowOpener } from './RowOpener';
import { alignment, bodyCell, type Column, type RowsProps } from './table-column';

type TableRowProps<Row> = Pick<RowsProps<Row>, 'columns' | 'rows' | 'renderActions' | 'onOpen' | 'picked'> & {
  row: Row;
  /** The row is one of a grid: its cells take the focus. */
  inGrid: boolean;
};

export function TableRow<Row>({
  row,
  rows,
  columns,
  renderActions,
  onOpen,
  picked,
  inGrid,
}: TableRowProps<Row>) {
  const isPicked = useIsPicked(picked, row);
  const cell = cn(
    bodyCell,
    inGrid &&
      'truncate outline-none [&_.flex-wrap]:flex-nowrap focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]',
  );
  const tabIndex = inGrid ? -1 : undefined;

  return (
    <tr
      aria-selected={isPicked}
      className="relative hover:bg-page aria-selected:bg-accent-soft"
      onClickCapture={(event) => {
        if (!picked || !(event.shiftKey || event.ctrlKey || event.metaKey)) return;
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.shiftKey) picked.pickUpTo(row, rows);
        else picked.toggle(row);
      }}
    >
      {picked && (
        <td tabIndex={tabIndex} className={cn(cell, 'py-0')}>
          <PickBox picked={picked} row={row} shown={rows} />
        </td>
      )}
      {columns.map((column) => {
        const { id, editor, align = 'start' } = column;
        const className = cn(
          cell,
          alignment[align],
          inGrid && (column.primary ? 'max-w-64' : 'max-w-52 has-[.ltr-text,ul]:max-w-72'),
        );
        const value = <Value column={column} row={row} />;
        if (inGrid && editor) {
          return (
            <EditableCell key={id} className={className} editor={(done) => editor(row, done)}>
              {value}
            </EditableCell>
          );
        }
        return (
          <td key={id} tabIndex={tabIndex} className={className}>
            {column.primary && onOpen ? <RowOpener onOpen={() => onOpen(row)}>{value}</RowOpener> : value}
          </td>
        );
      })}
      {renderActions && (
        <td tabIndex={tabIndex} className={cn(cell, 'py-0')}>
          <div className="relative z-1 flex justify-end gap-1">{renderActions(row)}</div>
        </td>
      )}
    </tr>
  );
}

/** Renders again only when its row or column changes, whatever else the screen does. */
const Value = memo(function Value<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return legible(column.cell(row));
}) as <Row>(props: { column: Column<Row>; row: Row }) => ReactNode;
