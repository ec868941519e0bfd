import { askedPartStatus, type AskedPart } from '@turoos/contract';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { StatusBadge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const askedPartColumns: Column<AskedPart>[] = [
  {
    id: 'asked',
    header: 'القطعة المطلوبة',
    primary: true,
    cell: ({ asked }) => <bdi>{asked}</bdi>,
  },
  { id: 'times', header: 'مرات الطلب', sortable: true, cell: ({ times }) => formatNumber(times) },
  {
    id: 'lastAskedAt',
    header: 'آخر طلب',
    sortable: true,
    cell: ({ lastAskedAt, recent }) => (
      <span className="flex flex-wrap gap-x-2">
        {formatDateTime(lastAskedAt)}
        <span className="text-muted">{legible(recent[0]?.by ?? '')}</span>
      </span>
    ),
  },
  { id: 'customers', header: 'طلبها', cell: ({ recent }) => <Customers recent={recent} /> },
  { id: 'notes', header: 'ملاحظات', cell: ({ recent }) => notesOf(recent) },
  {
    id: 'part',
    header: 'في المتجر الآن',
    cell: ({ part }) =>
      part && (
        <Link
          to="/products/$id"
          params={{ id: part._id }}
          className="relative z-1 text-accent-strong hover:underline"
        >
          {legible(part.name)} ({formatNumber(part.quantity)})
        </Link>
      ),
  },
  {
    id: 'status',
    header: 'القرار',
    cell: ({ status }) => <StatusBadge status={askedPartStatus[status]} />,
  },
];

const notesOf = (recent: AskedPart['recent']) =>
  recent
    .map(({ note }) => note)
    .filter(Boolean)
    .join('؛ ');

/** The customers who asked last, each once. */
function Customers({ recent }: { recent: AskedPart['recent'] }) {
  const byId = new Map(recent.flatMap(({ customer }) => (customer ? [[customer._id, customer.name]] : [])));
  return (
    <span className="flex flex-wrap gap-x-2">
      {Array.from(byId, ([id, name]) => (
        <Link
          key={id}
          to="/customers/$id"
          params={{ id }}
          className="relative z-1 text-accent-strong hover:underline"
        >
          {legible(name)}
        </Link>
      ))}
    </span>
  );
}
