import type { ReactNode } from 'react';
import type { Picked } from '@/lib/list/use-picked';

export type Column<Row> = {
  /** Also the name of the field to sort by. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** CSS width, such as '8rem'; columns without one share the rest. */
  width?: string;
  hideOnPhone?: boolean;
  /**
   * The column's place in a phone's row of two lines: the code beside the name, then the amount, a note and
   * the badge below. A list without any such column shows cards with all columns.
   */
  phone?: 'code' | 'amount' | 'note' | 'badge';
  /** The header is said before the value in that row, where the value alone would not tell what it is. */
  phoneLabel?: boolean;
  /** What parts cost, or follows from it: not shown to those who may not know it (`useKnownColumns`). */
  isCost?: boolean;
  /** Shown only when the user chooses it. */
  optional?: boolean;
  /** Replaces the value while the user edits it in place, from a double click, F2 or Enter until `done`. */
  editor?: (row: Row, done: () => void) => ReactNode;
  /** The column that names the row: heading of its card on phones, label of the button that opens it. */
  primary?: boolean;
  /** Total over all rows, including other pages; shown below the column. */
  total?: ReactNode;
};

export type RowsProps<Row> = {
  /** Names the table for screen readers: 'فواتير المبيعات'. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Buttons or a Menu at the end of each row. */
  renderActions?: (row: Row) => ReactNode;
  /** Makes the whole row open something, by mouse and by keyboard. */
  onOpen?: (row: Row) => void;
  /** The rows can be picked, and these are. */
  picked?: Picked<Row>;
  sort?: string;
  onSort?: (field: string) => void;
  /** The rows are old ones, shown while new ones load. */
  stale?: boolean;
};

/** A phone leaves out what a row does not have, because it shows few lines. */
export const isNothing = (shown: ReactNode) =>
  shown === '' || shown === '—' || shown === null || shown === undefined || shown === false;

export const alignment = { start: 'text-start', center: 'text-center', end: 'text-end' } as const;

export const bodyCell = 'h-9 border-b border-line px-2 py-0.5 pointer-coarse:h-11';
