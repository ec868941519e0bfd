import { channels, debtAge, messageStatus, type Debtor, type DebtTotals } from '@turoos/contract';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { StatusMark } from '@/ui/Badge';
import { Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';

/** Days; the figures above the table name them in full. */
const ages = [
  { id: 'current', header: 'حتى 30 يوماً' },
  { id: 'days31', header: 'من 31 إلى 60' },
  { id: 'days61', header: 'من 61 إلى 90' },
  { id: 'days91', header: 'أكثر من 90' },
] as const;

const amount = (cents: number) =>
  cents > 0 ? <Money usd={cents} at="today" alone /> : <span className="text-faint">—</span>;

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
    phone: 'amount',
    cell: ({ debt }) => amount(debt),
    total: totals && <Money usd={totals.debt} at="today" stacked />,
  },
  {
    id: 'oldestDays',
    header: 'أقدم دين',
    phone: 'code',
    cell: ({ oldestDays }) => debtAge(oldestDays),
  },
  ...ages.map(({ id, header }) => ({
    id,
    header,
    hideOnPhone: true,
    cell: (debtor: Debtor) => amount(debtor[id]),
    total: totals && amount(totals[id]),
  })),
  {
    id: 'lastReminder',
    header: 'آخر تذكير',
    phone: 'badge',
    cell: (debtor) => <LastReminder of={debtor.lastReminder} />,
  },
];

/** The date, channel and delivery status of the customer's last reminder. */
function LastReminder({ of: reminder }: { of: Debtor['lastReminder'] }) {
  if (!reminder) return <span className="text-faint">لم يُذكّر</span>;
  return (
    <span className="flex items-center gap-2">
      <StatusMark status={messageStatus[reminder.status]} normal={reminder.status === 'sent'} />
      <span
        className="text-sm whitespace-nowrap text-muted max-sm:hidden"
        title={formatDateTime(reminder.at)}
      >
        {channels[reminder.channel].label} · {formatAgo(reminder.at)}
      </span>
    </span>
  );
}
