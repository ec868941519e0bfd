import type { ReactNode } from 'react';
import { useIsPicked, type Picked } from '@/lib/list/use-picked';
import { cn } from './cn';
import { legible } from './Code';
import { PickBox } from './PickBox';
import { RowOpener } from './RowOpener';
import { isNothing, type Column } from './table-column';

type PhoneRowProps<Row> = {
  row: Row;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  onOpen?: (row: Row) => void;
  picked?: Picked<Row>;
  /** Boxes are shown, and a press picks the row instead of opening it. */
  picking: boolean;
  actions?: ReactNode;
};

/** A row on phones: name and code, then on one line the amount, a note and the badge. A long name takes two lines. */
export function PhoneRow<Row>({ row, rows, columns, onOpen, picked, picking, actions }: PhoneRowProps<Row>) {
  const isPicked = useIsPicked(picked, row);
  const first = columns.find(({ primary }) => primary) ?? columns[0];
  const at = (place: Column<Row>['phone']) =>
    columns
      .filter(({ phone }) => phone === place)
      .map(({ id, header, cell, phoneLabel }) => {
        const shown = cell(row);
        if (isNothing(shown)) return null;
        return (
          <span key={id}>
            {phoneLabel && <span className="text-muted">{header} </span>}
            {legible(shown)}
          </span>
        );
      });
  const open = picking && picked ? () => picked.toggle(row) : onOpen && (() => onOpen(row));
  const heading = legible(first?.cell(row));

  return (
    <li className={cn('relative flex min-h-12 items-center gap-2 py-0.5 ps-3', isPicked && 'bg-accent-soft')}>
      {picking && picked && <PickBox picked={picked} row={row} shown={rows} />}
      <div className={cn('min-w-0 grow', !actions && 'pe-3')}>
        <div className="flex items-baseline justify-between gap-2">
          <div className="line-clamp-2 text-sm/5 font-semibold [&_.flex-wrap]:max-w-full [&_.flex-wrap]:flex-nowrap [&_.flex-wrap]:whitespace-nowrap [&_.flex-wrap>:last-child]:truncate">
            {open ? (
              <RowOpener onOpen={open} onHold={picked && (() => picked.toggle(row))}>
                {heading}
              </RowOpener>
            ) : (
              heading
            )}
          </div>
          <div className="max-w-1/2 shrink-0 truncate text-sm">{at('code')}</div>
        </div>
        <div className="flex items-center justify-between gap-2 text-sm">
          <div className="flex min-w-0 items-baseline gap-2 truncate *:shrink-0 *:last:shrink *:last:truncate [&_.flex-col]:flex-row [&_.flex-col]:items-baseline">
            {at('amount')}
            {at('note')}
          </div>
          <div className="flex shrink-0 gap-1">{at('badge')}</div>
        </div>
      </div>
      {actions && <div className="relative z-1 flex shrink-0">{actions}</div>}
    </li>
  );
}
