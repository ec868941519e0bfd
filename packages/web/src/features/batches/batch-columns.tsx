import { batchStatus, expiredBatch, type Batch } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const batchColumns: Column<Batch>[] = [
  {
    id: 'batchNumber',
    header: 'رقم دفعة المخزون',
    primary: true,
    cell: (batch) => <Code>{batch.batchNumber}</Code>,
  },
  {
    id: 'product',
    header: 'المنتج',
    cell: ({ product }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        {legible(product.name)} <PartNumber>{product.partNumber}</PartNumber>
      </span>
    ),
  },
  { id: 'warehouse', header: 'المستودع', cell: ({ warehouse }) => warehouse.name },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  {
    id: 'expiryDate',
    header: 'تاريخ الانتهاء',
    sortable: true,
    cell: ({ expiryDate }) =>
      expiryDate ? formatDate(expiryDate) : <span className="text-faint">بلا تاريخ</span>,
  },
  {
    id: 'status',
    header: 'الحالة',
    cell: ({ status, expired }) => <StatusBadge status={expired ? expiredBatch : batchStatus[status]} />,
  },
];
