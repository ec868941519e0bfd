import { reportPayments, type SalesLine, type SalesTotals } from '@turoos/contract';
import { formatDateTime, formatNumber, YER } from '@/lib/format/format';
import { StatusMark } from '@/ui/Badge';
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
  { id: 'customer', header: 'العميل', phone: 'note', cell: ({ customerName }) => customerName },
  {
    id: 'createdAt',
    header: 'التاريخ',
    sortable: true,
    phone: 'code',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
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
    phone: 'amount',
    cell: ({ total, usd_to_yer }) => <Money usd={total} at={usd_to_yer} className="flex-nowrap" />,
    total: totals && <Money usd={totals.total} at={totals.rials.total} />,
  },
  {
    id: 'payment',
    header: 'حالة الدفع',
    phone: 'badge',
    cell: ({ payment }) => <StatusMark status={reportPayments[payment]} normal={payment === 'paid'} />,
  },
];
