import { quotationStatus, type QuotationRow } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import type { Column } from '@/ui/table-column';
import { agreedRials } from './agreed-rials';
import { carName } from './car-name';

export const quotationColumns: readonly Column<QuotationRow>[] = [
  {
    id: 'number',
    header: 'رقم العرض',
    primary: true,
    sortable: true,
    cell: ({ number }) => <Code>{number}</Code>,
  },
  {
    id: 'createdAt',
    header: 'التاريخ',
    sortable: true,
    cell: ({ createdAt }) => <bdi className="whitespace-nowrap">{formatDate(createdAt)}</bdi>,
  },
  { id: 'customer', header: 'العميل', phone: 'code', cell: ({ customerName }) => legible(customerName) },
  { id: 'car', header: 'السيارة', phone: 'note', cell: (row) => legible(carName(row)) },
  {
    id: 'grandTotal',
    header: 'الإجمالي',
    sortable: true,
    phone: 'amount',
    cell: ({ grandTotal, grandTotalYer }) => (
      <Money usd={grandTotal} at={agreedRials(grandTotalYer)} className="flex-nowrap" />
    ),
  },
  {
    id: 'validUntil',
    header: 'سارٍ حتى',
    sortable: true,
    cell: ({ validUntil }) => <bdi className="whitespace-nowrap text-muted">{formatDate(validUntil)}</bdi>,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status, soldCount, lineCount }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <StatusBadge status={quotationStatus[status]} />
        {status === 'partly' && (
          <span className="text-sm text-muted">
            {soldCount} من {lineCount}
          </span>
        )}
      </span>
    ),
  },
  { id: 'seller', header: 'البائع', cell: ({ createdBy }) => legible(createdBy?.name ?? '') },
];
