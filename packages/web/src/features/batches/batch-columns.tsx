import { batchStatus, expiredBatch, type Batch } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusMark } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import { Code, PartNumber } from '@/ui/Code';
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
    width: '35%',
    phone: 'note',
    cell: ({ product }) => <Clipped text={product.name} />,
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ product }) => <PartNumber>{product.partNumber}</PartNumber>,
  },
  {
    id: 'warehouse',
    header: 'المستودع',
    width: '20%',
    cell: ({ warehouse }) => <Clipped text={warehouse.name} />,
  },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  {
    id: 'expiryDate',
    header: 'تاريخ الانتهاء',
    phone: 'code',
    sortable: true,
    cell: ({ expiryDate }) =>
      expiryDate ? formatDate(expiryDate) : <span className="text-faint">بلا تاريخ</span>,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status, expired }) => (
      <StatusMark
        status={expired ? expiredBatch : batchStatus[status]}
        normal={!expired && status === 'active'}
      />
    ),
  },
];
