import {
  isPartlyRefunded,
  partlyRefunded,
  paymentStatusOfSale,
  saleStatus,
  type Sale,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { StatusBadge } from '@/ui/Badge';
import { buttonStyle } from '@/ui/button-style';
import { Code } from '@/ui/Code';
import { Money } from '@/ui/Money';
import type { Column } from '@/ui/table-column';

export const saleColumns: Column<Sale>[] = [
  {
    id: 'saleNumber',
    header: 'رقم الفاتورة',
    primary: true,
    cell: ({ saleNumber }) => (saleNumber ? <Code>{saleNumber}</Code> : 'فاتورة معلقة'),
  },
  { id: 'createdAt', header: 'التاريخ', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: 'grandTotal',
    header: 'الإجمالي',
    cell: (sale) => (
      <Money usd={sale.grandTotal} at={sale.status === 'pending' ? 'today' : sale.usd_to_yer} stacked />
    ),
  },
  {
    id: 'remaining',
    header: 'المتبقي',
    cell: (sale) => (sale.remaining > 0 ? <Money usd={sale.remaining} at="today" say stacked /> : '—'),
  },
  {
    id: 'payment',
    header: 'الدفع',
    cell: (sale) => {
      const status = paymentStatusOfSale(sale);
      return status ? <StatusBadge status={status} /> : '—';
    },
  },
  {
    id: 'status',
    header: 'الحالة',
    cell: (sale) => (
      <StatusBadge status={isPartlyRefunded(sale) ? partlyRefunded : saleStatus[sale.status]} />
    ),
  },
  {
    id: 'details',
    header: 'التفاصيل',
    cell: ({ _id, saleNumber }) => (
      <Link
        to="/sales/$id"
        params={{ id: _id }}
        aria-label={`تفاصيل الفاتورة ${saleNumber ?? ''}`}
        className={buttonStyle('ghost', 'sm', 'no-print')}
      >
        التفاصيل
      </Link>
    ),
  },
];
