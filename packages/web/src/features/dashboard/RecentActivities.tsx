import { History } from 'lucide-react';
import { formatAgo } from '@/lib/format/format';
import { hasFailed } from '@/lib/http/query-state';
import { Link } from '@/lib/navigation/Link';
import { useBranch } from '@/shared/warehouses/use-branches';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { legible } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import { softTone } from '@/ui/tone';
import { recentActivities, type Activity } from './activities';
import type { Dashboard } from './use-dashboard';

/** Recent activities, each with a link to its page. */
export function RecentActivities({ shop: { sales, customers, stock } }: { shop: Dashboard }) {
  const branch = useBranch();
  const lists = [sales, customers, stock];
  const activities = recentActivities({
    sales: sales.data?.recent ?? [],
    customers: (!branch && customers.data?.recent) || [],
    shortages: stock.data?.shortages ?? [],
  });
  const failed = lists.find(hasFailed);

  return (
    <Section title="آخر النشاطات">
      {lists.some(({ isLoading }) => isLoading) ? (
        <Loading />
      ) : activities.length > 0 ? (
        <ul className="-m-2">
          {activities.map((activity) => (
            <li key={activity.id}>
              <Entry {...activity} />
            </li>
          ))}
        </ul>
      ) : failed ? (
        <QueryFailure query={failed} />
      ) : (
        <EmptyState icon={History} title="لا توجد نشاطات بعد" message="ستظهر هنا المبيعات والعملاء الجدد." />
      )}
    </Section>
  );
}

function Entry({ id, icon: Icon, tone, title, detail, to, at, amount }: Activity) {
  return (
    <Link to={to} params={{ id }} className="flex items-start gap-3 rounded-md p-2 hover:bg-accent-soft">
      <span className={cn('flex size-8 shrink-0 items-center justify-center rounded-md', softTone[tone])}>
        <Icon className="size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <span className="block font-semibold">
          <bdi>{legible(title)}</bdi>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          <bdi>{legible(detail)}</bdi>
          {amount && <Money usd={amount.usd} at={amount.at} className="text-ink" />}
        </span>
      </span>
      {at && (
        <time dateTime={at.toISOString()} className="shrink-0 text-sm text-faint">
          {formatAgo(at)}
        </time>
      )}
    </Link>
  );
}

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <span className="sr-only">جارٍ التحميل</span>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-8 w-full" />
    ))}
  </div>
);
