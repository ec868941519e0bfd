import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Also the name to sort by. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** CSS width, such as '8rem'; the others share the rest. */
  width?: string;
  hideOnPhone?: boolean;
  /** Names the row: the heading of its card on phones, the button that opens it. */
  primary?: boolean;
  /** What all rows come to, also those on other pages; stands below the column. */
  total?: ReactNode;
};

export type RowsProps<Row> = {
  /** What the rows are, for screen readers: 'فواتير المبيعات'. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Buttons or a Menu at the end of each row. */
  renderActions?: (row: Row) => ReactNode;
  /** Makes the whole row open something, by mouse and by keyboard. */
  onOpen?: (row: Row) => void;
  sort?: string;
  onSort?: (field: string) => void;
  /** The rows shown are old ones while new ones load. */
  stale?: boolean;
};

export const alignment = { start: 'text-start', center: 'text-center', end: 'text-end' } as const;
