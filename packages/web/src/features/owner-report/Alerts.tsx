import { alertPriorities, ownerLimits, type AlertSubject, type OwnerAlert } from '@turoos/contract';
import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from '@/lib/navigation/Link';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { softTone } from '@/ui/tone';

const icons: Readonly<Record<OwnerAlert['type'], LucideIcon>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

type Place = Pick<LinkProps, 'to' | 'search'>;

/** The screen on which each alert can be resolved. */
const places: Readonly<Record<AlertSubject, Place>> = {
  outOfStock: { to: '/inventory', search: { status: 'out_of_stock' } },
  lowStock: { to: '/inventory', search: { status: 'low_stock' } },
  overStock: { to: '/reports', search: { tab: 'inventory' } },
  deadStock: { to: '/products' },
  belowCost: { to: '/products' },
  expired: { to: '/batches', search: { status: 'expired' } },
  expiring: { to: '/batches', search: { status: 'expiring' } },
  overdue: { to: '/customers', search: { balance: 'debt' } },
  overLimit: { to: '/customers', search: { balance: 'debt' } },
  salesDrop: { to: '/reports', search: { tab: 'sales' } },
  noRate: { to: '/settings', search: { tab: 'exchange-rates' } },
  oldRate: { to: '/settings', search: { tab: 'exchange-rates' } },
};

/** The most urgent alerts; renders nothing without any. */
export function Alerts({ alerts }: { alerts: readonly OwnerAlert[] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-label="التنبيهات">
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {alerts.slice(0, ownerLimits.alerts).map((alert) => (
          <Alert key={alert.subject} {...alert} />
        ))}
      </ul>
    </section>
  );
}

function Alert({ type, priority, title, message, subject }: OwnerAlert) {
  const Icon = icons[type];
  return (
    <li>
      <Link
        {...places[subject]}
        className={cn(
          'flex h-full items-start gap-2 rounded-lg px-3 py-2 hover:underline',
          softTone[alertPriorities[priority]],
        )}
      >
        <Icon className="mt-0.75 size-4.5 shrink-0" aria-hidden="true" />
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-pretty">{legible(message)}</span>
        </span>
      </Link>
    </li>
  );
}
