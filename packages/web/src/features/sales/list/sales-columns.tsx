import { paymentLabel, paymentStatusOfSale, type Sale } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
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
        <SaleBadges sale={sale} />
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: 'التاريخ',
    sortable: true,
    cell: (sale) => <span className="whitespace-nowrap">{formatDateTime(sale.createdAt)}</span>,
  },
  { id: 'customer', header: 'العميل', cell: (sale) => sale.customerName },
  {
    id: 'grandTotal',
    header: 'الإجمالي',
    sortable: true,
    cell: (sale) => <Money usd={sale.grandTotal} at={rateOf(sale)} stacked />,
  },
  {
    id: 'payment',
    header: 'طريقة الدفع',
    cell: (sale) => {
      const status = paymentStatusOfSale(sale);
      if (!status) return '—';
      return (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {paymentLabel(sale)}
          <StatusBadge status={status} />
        </span>
      );
    },
  },
  {
    id: 'remaining',
    header: 'المتبقي',
    cell: (sale) => (sale.remaining === 0 ? '—' : <Money usd={sale.remaining} at="today" say stacked />),
  },
];
