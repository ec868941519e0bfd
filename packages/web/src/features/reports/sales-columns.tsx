import { reportPayments, type SalesLine, type SalesTotals } from '@turoos/contract';
import { formatDateTime, formatNumber, formatUsd, YER } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
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
    cell: ({ total, usd_to_yer }) => <Money usd={total} rate={usd_to_yer} />,
    total: totals && <Total totals={totals} />,
  },
  {
    id: 'payment',
    header: 'حالة الدفع',
    cell: ({ payment }) => <StatusBadge status={reportPayments[payment]} />,
  },
];

/** Each invoice at its own rate; what was sold without one has no rials. */
function Total({ totals: { total, rials, unrated } }: { totals: SalesTotals }) {
  if (unrated > 0 && unrated === total) return <Money usd={total} rate={null} />;
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="whitespace-nowrap">
        <bdi className="ltr-text">{formatNumber(rials)}</bdi> {YER}
      </span>
      <bdi className="text-sm font-normal text-muted ltr-text">{formatUsd(total)}</bdi>
      {unrated > 0 && (
        <Badge tone="warning">
          منها <bdi className="mx-1 ltr-text">{formatUsd(unrated)}</bdi> بلا سعر صرف
        </Badge>
      )}
    </span>
  );
}
