import { quantitiesText, transferStatus, type Transfer } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { firstAndOthers } from '@/lib/format/other-items';
import { StatusBadge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const transferColumns: readonly Column<Transfer>[] = [
  {
    id: 'transferNumber',
    header: 'رقم التحويل',
    primary: true,
    cell: (transfer) => (
      <span className="flex flex-wrap items-center gap-2">
        <Code>{transfer.transferNumber}</Code>
        <StatusBadge status={transferStatus[transfer.status]} />
      </span>
    ),
  },
  {
    id: 'item',
    header: 'الصنف',
    cell: ({ items }) => firstAndOthers(items.map(({ productName }) => productName)),
  },
  { id: 'quantity', header: 'الكمية', cell: ({ items }) => quantitiesText(items) },
  { id: 'from', header: 'من مستودع', cell: ({ fromWarehouse }) => fromWarehouse.name },
  { id: 'to', header: 'إلى مستودع', cell: ({ toWarehouse }) => toWarehouse.name },
  { id: 'createdAt', header: 'التاريخ', cell: ({ createdAt }) => <bdi>{formatDate(createdAt)}</bdi> },
  { id: 'user', header: 'المستخدم', cell: ({ user }) => user?.name ?? '—' },
];
