import { paymentLabel, paymentStatus, paymentStatusOfSale, type Sale } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { rateOf, saleName } from '../sale-labels';
import { SaleBadges } from '../SaleBadges';

export const salesColumns: readonly Column<Sale>[] = [
  {
    id: 'saleNumber',
    header: 'رقم الفاتورة',
    primary: true,
    sortable: true,
    cell: (sale) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Code>{saleName(sale)}</Code>
        {sale.offlineNumber && <Code className="text-muted">{sale.offlineNumber}</Code>}
        <SaleBadges sale={sale} dense />
        {sale.status === 'pending' && (
          <span className="text-muted">{legible(sale.items[0]?.name ?? '')}</span>
        )}
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: 'التاريخ',
    sortable: true,
    cell: (sale) => <span className="whitespace-nowrap">{formatDateTime(sale.createdAt)}</span>,
  },
  { id: 'customer', header: 'العميل', phone: 'code', cell: (sale) => sale.customerName },
  {
    id: 'grandTotal',
    header: 'الإجمالي',
    sortable: true,
    phone: 'amount',
    cell: (sale) => <Money usd={sale.grandTotal} at={rateOf(sale)} className="flex-nowrap" />,
  },
  {
    id: 'payment',
    header: 'طريقة الدفع',
    phone: 'badge',
    cell: (sale) => {
      const status = paymentStatusOfSale(sale);
      if (!status) return '—';
      return (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {paymentLabel(sale)}
          {status !== paymentStatus.paid && <StatusBadge status={status} />}
        </span>
      );
    },
  },
  {
    id: 'remaining',
    header: 'المتبقي',
    cell: (sale) =>
      sale.remaining === 0 ? '—' : <Money usd={sale.remaining} at="today" className="flex-nowrap" />,
  },
];
