import { usePhone } from '@/lib/platform/use-media';
import type { RowsProps } from './table-column';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';

/** A table of rows that are already loaded (invoice lines, a short list); cards on phones. */
export function Table<Row>(props: RowsProps<Row>) {
  return usePhone() ? <TableCards {...props} /> : <TableGrid {...props} />;
}
