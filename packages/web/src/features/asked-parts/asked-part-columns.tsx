import { askedPartStatus, type AskedPart } from '@turoos/contract';
import { formatDate, formatNumber } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { StatusMark } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const askedPartColumns: Column<AskedPart>[] = [
  {
    id: 'asked',
    header: 'القطعة المطلوبة',
    primary: true,
    cell: ({ asked }) => <bdi>{asked}</bdi>,
  },
  {
    id: 'times',
    header: 'مرات الطلب',
    sortable: true,
    phone: 'amount',
    phoneLabel: true,
    cell: ({ times }) => formatNumber(times),
  },
  {
    id: 'lastAskedAt',
    header: 'آخر طلب',
    sortable: true,
    phone: 'code',
    cell: ({ lastAskedAt }) => <span className="text-muted">{formatDate(lastAskedAt)}</span>,
  },
  { id: 'customers', header: 'طلبها', phone: 'note', cell: ({ recent }) => legible(customersOf(recent)) },
  { id: 'notes', header: 'ملاحظات', cell: ({ recent }) => notesOf(recent) },
  {
    id: 'part',
    header: 'في المتجر الآن',
    cell: ({ part }) => part && <InShop part={part} />,
  },
  {
    id: 'status',
    header: 'القرار',
    phone: 'badge',
    cell: ({ status }) => <StatusMark status={askedPartStatus[status]} normal={status !== 'open'} />,
  },
];

export const InShop = ({ part }: { part: NonNullable<AskedPart['part']> }) => (
  <Link
    to="/products/$id"
    params={{ id: part._id }}
    className="relative z-1 text-accent-strong hover:underline"
  >
    {legible(part.name)} ({formatNumber(part.quantity)})
  </Link>
);

const notesOf = (recent: AskedPart['recent']) =>
  recent
    .map(({ note }) => note)
    .filter(Boolean)
    .join('؛ ');

/** The names of the customers who asked last, each once. */
const customersOf = (recent: AskedPart['recent']) =>
  [
    ...new Map(recent.flatMap(({ customer }) => (customer ? [[customer._id, customer.name]] : []))).values(),
  ].join('، ');
