import { channels, debtAge, messageStatus, type Debtor, type DebtTotals } from '@turoos/contract';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';
import { Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { Usd } from '@/ui/Usd';

const ages = [
  { id: 'current', header: 'حتى 30 يوماً' },
  { id: 'days31', header: 'من 31 إلى 60 يوماً' },
  { id: 'days61', header: 'من 61 إلى 90 يوماً' },
  { id: 'days91', header: 'أكثر من 90 يوماً' },
] as const;

const amount = (cents: number) => (cents > 0 ? <Usd cents={cents} /> : <span className="text-faint">—</span>);

/** Each amount column has a total over all matching customers. */
export const debtorColumns = (totals: DebtTotals | undefined): Column<Debtor>[] => [
  {
    id: 'name',
    header: 'العميل',
    primary: true,
    sortable: true,
    cell: ({ name }) => name,
    total: totals && 'المجموع',
  },
  {
    id: 'phone',
    header: 'الهاتف',
    cell: ({ phone }) =>
      phone ? <Phone className="relative z-1">{phone}</Phone> : <span className="text-faint">—</span>,
  },
  {
    id: 'debt',
    header: 'الدين',
    sortable: true,
    cell: ({ debt }) => <Money usd={debt} at="today" stacked />,
    total: totals && <Money usd={totals.debt} at="today" stacked />,
  },
  {
    id: 'oldestDays',
    header: 'أقدم دين',
    cell: ({ oldestDays }) => debtAge(oldestDays),
  },
  ...ages.map(({ id, header }) => ({
    id,
    header,
    hideOnPhone: true,
    cell: (debtor: Debtor) => amount(debtor[id]),
    total: totals && amount(totals[id]),
  })),
  { id: 'lastReminder', header: 'آخر تذكير', cell: (debtor) => <LastReminder of={debtor.lastReminder} /> },
];

/** The date, channel and delivery status of the customer's last reminder. */
function LastReminder({ of: reminder }: { of: Debtor['lastReminder'] }) {
  if (!reminder) return <span className="text-faint">لم يُذكّر</span>;
  return (
    <span className="flex flex-col items-start gap-0.5">
      <StatusBadge status={messageStatus[reminder.status]} />
      <span className="text-sm text-muted" title={formatDateTime(reminder.at)}>
        {channels[reminder.channel].label} · {formatAgo(reminder.at)}
      </span>
    </span>
  );
}
