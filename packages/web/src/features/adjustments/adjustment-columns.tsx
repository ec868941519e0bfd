import { adjustmentReasons, adjustmentTypes, type Adjustment } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import {
  createdColumn,
  numberColumn,
  partColumns,
  statusColumn,
  warehouseColumn,
} from '@/shared/workflow/document-columns';
import type { Column } from '@/ui/DataTable';
import { adjustmentKind } from './adjustment-kind';

export const adjustmentColumns: readonly Column<Adjustment>[] = [
  numberColumn(adjustmentKind, 'رقم التسوية'),
  ...partColumns,
  {
    id: 'change',
    header: 'التغيير',
    phone: 'amount',
    cell: ({ type, quantity, unit }) => (
      <span className="whitespace-nowrap">
        {adjustmentTypes[type].label} {adjustmentTypes[type].direction === 'set' && 'إلى '}
        <Quantity value={quantity} unit={unit} className="font-semibold" />
      </span>
    ),
  },
  { id: 'reason', header: 'السبب', optional: true, cell: ({ reason }) => adjustmentReasons[reason] },
  warehouseColumn,
  createdColumn,
  statusColumn(
    adjustmentKind,
    ['approved', 'completed'],
    ({ status, steps }) => status === 'rejected' && steps.at(-1)?.note,
  ),
];
