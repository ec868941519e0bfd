import { decisionKinds, type OfflineSale } from '@turoos/contract';
import { formatAgo, formatDate, formatDateTime } from '@/lib/format/format';
import { StatusMark } from '@/ui/Badge';
import { Clipped } from '@/ui/Clipped';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { kindsInQuestion, shortKindsText, stateOf } from './sale-state';

export const offlineSaleColumns: readonly Column<OfflineSale>[] = [
  {
    id: 'number',
    header: 'الرقم المؤقت',
    primary: true,
    cell: ({ number, madeAt }) => (
      <>
        <Code>{number}</Code>{' '}
        <span className="text-sm font-normal text-muted sm:hidden">{formatDate(madeAt)}</span>
      </>
    ),
  },
  {
    id: 'saleNumber',
    header: 'رقم الفاتورة',
    hideOnPhone: true,
    cell: ({ sale }) => (sale?.saleNumber ? <Code>{sale.saleNumber}</Code> : '—'),
  },
  {
    id: 'kinds',
    header: 'ما لا يطابق',
    width: '24%',
    phone: 'note',
    cell: (sale) => (
      <span title={kindsText(sale)} className="line-clamp-2">
        {shortKindsText(kindsInQuestion(sale))}
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'العميل',
    phone: 'code',
    width: '20%',
    cell: ({ customerName }) => <Clipped text={customerName} />,
  },
  {
    id: 'grandTotal',
    header: 'الإجمالي',
    phone: 'amount',
    cell: ({ grandTotal, usd_to_yer }) => <Money usd={grandTotal} at={usd_to_yer} alone />,
  },
  {
    id: 'till',
    header: 'نقطة البيع',
    // the number begins with its code
    optional: true,
    hideOnPhone: true,
    cell: ({ till }) => <Clipped text={till.name} />,
  },
  {
    id: 'seller',
    header: 'البائع',
    hideOnPhone: true,
    cell: ({ seller }) => (seller ? <Clipped text={seller.name} /> : '—'),
  },
  {
    id: 'madeAt',
    header: 'وقت البيع',
    sortable: true,
    hideOnPhone: true,
    cell: ({ madeAt }) => <span className="whitespace-nowrap">{formatDateTime(madeAt)}</span>,
  },
  {
    id: 'receivedAt',
    header: 'وصلت',
    sortable: true,
    hideOnPhone: true,
    cell: ({ receivedAt }) => (
      <span className="whitespace-nowrap" title={formatDateTime(receivedAt)}>
        {formatAgo(receivedAt)}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'الحالة',
    phone: 'badge',
    cell: (sale) => <StatusMark status={stateOf(sale)} normal={stateOf(sale).tone === 'success'} />,
  },
];

const kindsText = (sale: OfflineSale) =>
  kindsInQuestion(sale)
    .map((kind) => decisionKinds[kind])
    .join('، ') || '—';
