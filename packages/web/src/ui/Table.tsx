import { usePhone } from '@/lib/platform/use-media';
import type { RowsProps } from './table-column';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';

/** Rows that are all there already (lines of an invoice, a short list): a table, or cards on phones. */
export function Table<Row>(props: RowsProps<Row>) {
  return usePhone() ? <TableCards {...props} /> : <TableGrid {...props} />;
}
