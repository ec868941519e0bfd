import { channels, messageStatus, type Debtor } from '@turoos/contract';
import { formatAgo, formatDateTime } from '@/lib/format/format';
import { StatusBadge } from '@/ui/Badge';

/** The date, channel and delivery status of the customer's last reminder. */
export function LastReminder({ of: reminder }: { of: Debtor['lastReminder'] }) {
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
