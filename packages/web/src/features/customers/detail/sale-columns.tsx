import {
  isPartlyRefunded,
  partlyRefunded,
  paymentStatus,
  paymentStatusOfSale,
  saleStatus,
  type Sale,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { StatusMark } from '@/ui/Badge';
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
  { id: 'createdAt', header: 'التاريخ', phone: 'code', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: 'grandTotal',
    header: 'الإجمالي',
    phone: 'amount',
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
    phone: 'badge',
    cell: (sale) => {
      const status = paymentStatusOfSale(sale);
      return status ? <StatusMark status={status} normal={status === paymentStatus.paid} /> : '—';
    },
  },
  {
    id: 'status',
    header: 'الحالة',
    cell: (sale) => (
      <StatusMark
        status={isPartlyRefunded(sale) ? partlyRefunded : saleStatus[sale.status]}
        normal={sale.status === 'completed' && !isPartlyRefunded(sale)}
      />
    ),
  },
];
