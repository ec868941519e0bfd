import { activityTypes, type UserActivity } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { StatusBadge } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { Usd } from '@/ui/Usd';

const blank = <span className="text-faint">—</span>;

export const activityColumns: Column<UserActivity>[] = [
  { id: 'description', header: 'النشاط', primary: true, cell: (one) => <Description activity={one} /> },
  { id: 'type', header: 'النوع', cell: ({ type }) => <StatusBadge status={activityTypes[type]} /> },
  {
    id: 'timestamp',
    header: 'التاريخ',
    sortable: true,
    cell: ({ timestamp }) => <span className="whitespace-nowrap">{formatDateTime(timestamp)}</span>,
  },
  {
    id: 'amount',
    header: 'المبلغ أو الكمية',
    cell: ({ amount, usd_to_yer, quantity }) => {
      if (amount === null) return quantity === null ? blank : <Num value={quantity} />;
      return usd_to_yer === null ? <Usd cents={amount} /> : <Money usd={amount} at={usd_to_yer} stacked />;
    },
  },
  { id: 'ip', header: 'عنوان IP', cell: ({ ip }) => (ip ? <Code>{ip}</Code> : blank) },
];

/** The description, for a sale as a link to its invoice. */
function Description({ activity: { description, source } }: { activity: UserActivity }) {
  if (source.type !== 'sales' || !source.id) return description;
  return (
    <Link to="/sales/$id" params={{ id: source.id }} className="text-accent-strong hover:underline">
      {description}
    </Link>
  );
}
