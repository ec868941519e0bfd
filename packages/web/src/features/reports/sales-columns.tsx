import { reportPayments, type SalesLine, type SalesTotals } from '@turoos/contract';
import { formatDateTime, formatNumber, YER } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';

export const salesColumns = (totals: SalesTotals | undefined): readonly Column<SalesLine>[] => [
  {
    id: 'saleNumber',
    header: 'رقم الفاتورة',
    primary: true,
    sortable: true,
    cell: ({ saleNumber }) => <Code>{saleNumber}</Code>,
    total: totals && `الإجمالي: ${formatNumber(totals.count)}`,
  },
  { id: 'customer', header: 'العميل', cell: ({ customerName }) => customerName },
  { id: 'createdAt', header: 'التاريخ', sortable: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: 'itemCount',
    header: 'عدد الأصناف',
    cell: ({ itemCount }) => <Num value={itemCount} />,
    total: totals && <Num value={totals.items} />,
  },
  {
    id: 'grandTotal',
    header: `الإجمالي (${YER})`,
    sortable: true,
    cell: ({ total, usd_to_yer }) => <Money usd={total} at={usd_to_yer} />,
    total: totals && <Money usd={totals.total} at={totals.rials.total} />,
  },
  {
    id: 'payment',
    header: 'حالة الدفع',
    cell: ({ payment }) => <StatusBadge status={reportPayments[payment]} />,
  },
];
