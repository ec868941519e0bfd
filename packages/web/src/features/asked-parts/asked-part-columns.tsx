import { askedPartStatus, type AskedPart } from '@turoos/contract';
import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusMark } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { carsOf, namesOf, notesOf } from './asked-words';

export const askedPartColumns: Column<AskedPart>[] = [
  {
    id: 'asked',
    header: 'القطعة المطلوبة',
    primary: true,
    cell: ({ asked }) => <bdi>{asked}</bdi>,
  },
  {
    id: 'status',
    header: 'القرار',
    phone: 'badge',
    cell: ({ status }) => (
      <StatusMark status={askedPartStatus[status]} normal={status !== 'open' && status !== 'arrived'} />
    ),
  },
  {
    id: 'times',
    header: 'المرات',
    sortable: true,
    phone: 'amount',
    phoneLabel: true,
    cell: ({ times }) => formatNumber(times),
  },
  { id: 'quantity', header: 'الكمية', sortable: true, cell: ({ quantity }) => formatNumber(quantity) },
  {
    id: 'value',
    header: 'قيمتها',
    sortable: true,
    cell: ({ value }) =>
      value ? <Money usd={value} at="today" alone /> : <span className="text-faint">—</span>,
  },
  {
    id: 'lastAskedAt',
    header: 'آخر طلب',
    sortable: true,
    phone: 'code',
    cell: ({ lastAskedAt }) => <span className="text-muted">{formatDate(lastAskedAt)}</span>,
  },
  {
    id: 'customers',
    header: 'طلبها',
    phone: 'note',
    cell: ({ recent }) => <Short>{legible(namesOf(recent))}</Short>,
  },
  { id: 'cars', header: 'السيارات', cell: ({ recent }) => <Short>{legible(carsOf(recent))}</Short> },
  { id: 'notes', header: 'ملاحظات', optional: true, cell: ({ recent }) => legible(notesOf(recent)) },
  {
    id: 'part',
    header: 'في المتجر الآن',
    cell: ({ part }) =>
      part && (
        <span className="flex gap-1">
          <Short>
            <PartLink part={part} />
          </Short>
          <InStock part={part} />
        </span>
      ),
  },
];

/** Cuts a long text, which the dialog of the row shows whole, so that the row fits a small screen with its actions. */
const Short = ({ children }: { children: ReactNode }) => (
  <span className="block max-w-32 truncate">{children}</span>
);

type PartProps = { part: NonNullable<AskedPart['part']> };

export const InShop = ({ part }: PartProps) => (
  <span>
    <PartLink part={part} /> <InStock part={part} />
  </span>
);

const PartLink = ({ part }: PartProps) => (
  <Link
    to="/products/$id"
    params={{ id: part._id }}
    className="relative z-1 text-accent-strong hover:underline"
  >
    {legible(part.name)}
  </Link>
);

const InStock = ({ part }: PartProps) => (
  <span className="whitespace-nowrap">
    (<Quantity value={part.quantity} unit={part.unit} />)
  </span>
);
