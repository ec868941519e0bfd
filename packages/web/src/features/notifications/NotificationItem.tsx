import { notificationKinds, notificationsApi, type Notification } from '@turoos/contract';
import {
  ArrowLeftRight,
  BookmarkX,
  CalendarClock,
  DatabaseBackup,
  Unplug,
  HandCoins,
  ListChecks,
  PackageCheck,
  PackageMinus,
  PackageX,
  ReceiptText,
  Scale,
  ServerCrash,
  ShieldAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { formatAgo, formatNumber } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { Link } from '@/lib/navigation/Link';
import { parseSearch } from '@/lib/navigation/target';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { IconButton } from '@/ui/IconButton';
import { softTone } from '@/ui/tone';

const icons: Record<Notification['kind'], LucideIcon> = {
  newOrders: ReceiptText,
  lowStock: PackageMinus,
  outOfStock: PackageX,
  debts: HandCoins,
  dueExpenses: CalendarClock,
  cashDifferences: Scale,
  undecidedSales: ListChecks,
  arrivedParts: PackageCheck,
  reservations: BookmarkX,
  transferRequests: ArrowLeftRight,
  failedBackup: DatabaseBackup,
  stoppedWebhook: Unplug,
  system: ServerCrash,
  security: ShieldAlert,
};

type NotificationItemProps = { notification: Notification; onFollow: () => void };

/** A notification that links to its subject; following the link marks it as read. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { _id, kind, title, link, isRead, createdAt } = notification;
  const read = useAction(notificationsApi.read);
  const remove = useAction(notificationsApi.remove, { failed: 'فشل في حذف الإشعار' });
  const [path = '/', search = ''] = link.split('?');
  const Icon = icons[kind];
  const follow = () => {
    if (!isRead) read.mutate({ params: { id: _id } });
    onFollow();
  };
  return (
    <li className="flex items-start gap-2 py-1.5">
      <Link
        to={path as '/'}
        search={parseSearch(search)}
        onClick={follow}
        className="flex min-w-0 grow items-start gap-3 rounded-md p-1.5 hover:bg-sunken"
      >
        <span
          className={cn(
            'flex size-9 shrink-0 items-center justify-center rounded-full',
            softTone[notificationKinds[kind].tone],
          )}
        >
          <Icon className="size-4.5" aria-hidden="true" />
        </span>
        <span className="min-w-0 grow">
          <span className={cn('block', isRead ? 'text-muted' : 'font-semibold')}>
            {!isRead && <span className="sr-only">غير مقروء: </span>}
            {title}
          </span>
          <Details notification={notification} />
          <time dateTime={createdAt.toISOString()} className="block text-sm text-faint">
            {formatAgo(createdAt)}
          </time>
        </span>
        {!isRead && <span className="mt-2 size-2 shrink-0 rounded-full bg-accent" aria-hidden="true" />}
      </Link>
      <IconButton
        size="sm"
        label={`حذف: ${title}`}
        icon={X}
        onClick={() => remove.mutate({ params: { id: _id } })}
      />
    </li>
  );
}

/** Describes a single subject, and lists several. */
function Details({ notification: { message, names, count } }: { notification: Notification }) {
  if (count === 1) return <span className="block text-sm break-words text-muted">{legible(message)}</span>;
  return (
    <>
      {names.map((name) => (
        <span key={name} className="block truncate text-sm text-muted">
          {legible(name)}
        </span>
      ))}
      {count > names.length && (
        <span className="block text-sm text-muted">و{formatNumber(count - names.length)} غيرها</span>
      )}
    </>
  );
}
