import type { Picked } from '@/lib/list/use-picked';
import { Checkbox } from './Checkbox';
import type { Column } from './table-column';

/** A column of checkboxes that pick rows. */
export const pickColumn = <Row extends { _id: string; name: string }>(picked: Picked<Row>): Column<Row> => ({
  id: 'pick',
  header: 'تحديد',
  width: '3rem',
  cell: (row) => (
    <Checkbox
      className="relative z-1"
      hideLabel
      label={`تحديد ${row.name}`}
      checked={picked.has(row)}
      onChange={(event) => picked.pick([row], event.target.checked)}
    />
  ),
});
