import { tenderMethods, voucherKinds, voucherStatus, type Voucher } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { VoucherAmount } from './VoucherAmount';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

const methods: Readonly<Record<string, string>> = tenderMethods;

export const voucherColumns: readonly Column<Voucher>[] = [
  {
    id: 'number',
    header: 'الرقم',
    primary: true,
    cell: ({ number, status }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Code>{number}</Code>
        {status !== 'valid' && <StatusBadge status={voucherStatus[status]} />}
      </span>
    ),
  },
  {
    id: 'kind',
    header: 'النوع',
    phone: 'badge',
    cell: ({ kind }) => <Badge tone={kind === 'receipt' ? 'success' : 'info'}>{voucherKinds[kind]}</Badge>,
  },
  { id: 'date', header: 'التاريخ', sortable: true, cell: ({ date }) => <bdi>{formatDate(date)}</bdi> },
  { id: 'party', header: 'العميل أو المورد', phone: 'code', cell: ({ party }) => legible(party.name) },
  {
    id: 'amount',
    header: 'المبلغ',
    sortable: true,
    phone: 'amount',
    cell: (voucher) => <VoucherAmount voucher={voucher} stacked />,
  },
  {
    id: 'method',
    header: 'طريقة الدفع',
    hideOnPhone: true,
    cell: ({ paymentMethod }) => methods[paymentMethod] ?? paymentMethod,
  },
  {
    id: 'about',
    header: 'عن',
    hideOnPhone: true,
    cell: ({ document, note }) => (
      <span className="flex flex-col">
        {document ? <Code>{document.number ?? ''}</Code> : 'على الحساب'}
        {note && <span className="text-sm text-muted">{legible(note)}</span>}
      </span>
    ),
  },
];
