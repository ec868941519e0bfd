import { reservationStatus, type Reservation } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { Badge, StatusMark } from '@/ui/Badge';
import { Code, legible, PartNumber, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

const link = 'relative z-1 text-accent-strong hover:underline';

export const reservationColumns: Column<Reservation>[] = [
  {
    id: 'part',
    header: 'القطعة',
    primary: true,
    cell: ({ part }) => (
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Link to="/products/$id" params={{ id: part._id }} className={link}>
          {legible(part.name)}
        </Link>
        <PartNumber className="text-sm text-muted">{part.partNumber}</PartNumber>
      </span>
    ),
  },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ part, quantity, taken, status }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Quantity value={quantity} unit={part.unit} />
        {taken > 0 && taken < quantity && (
          <span className="text-sm text-muted">
            أخذ <Quantity value={taken} unit={part.unit} />
          </span>
        )}
        {status === 'active' && part.stock < quantity - taken && <Badge tone="danger">لم تعد كافية</Badge>}
      </span>
    ),
  },
  { id: 'holder', header: 'محجوزة لـ', phone: 'note', cell: ({ holder }) => <Holder of={holder} /> },
  {
    id: 'until',
    header: 'حتى',
    sortable: true,
    phone: 'code',
    cell: ({ until }) => (
      <bdi className="whitespace-nowrap text-muted tabular-nums">{formatDateTime(until)}</bdi>
    ),
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => <StatusMark status={reservationStatus[status]} normal={status === 'taken'} />,
  },
  {
    id: 'sale',
    header: 'الفاتورة',
    cell: ({ sale }) =>
      sale && (
        <Link to="/sales/$id" params={{ id: sale._id }} className={link}>
          <Code>{sale.saleNumber ?? ''}</Code>
        </Link>
      ),
  },
  { id: 'by', header: 'حجزها', cell: ({ by }) => legible(by) },
  { id: 'note', header: 'ملاحظة', cell: ({ note }) => legible(note) },
];

/** Whom goods are kept for, with a phone to call. */
function Holder({ of: holder }: { of: Reservation['holder'] }) {
  if (!holder) return <span className="text-faint">عميل</span>;
  const { customer, name, phone } = holder;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {customer ? (
        <Link to="/customers/$id" params={{ id: customer }} className={link}>
          {legible(name)}
        </Link>
      ) : (
        legible(name)
      )}
      {phone && <Phone className="relative z-1 text-sm text-muted">{phone}</Phone>}
    </span>
  );
}
