import { can, dashboardApi, type SetupState } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { failureText } from '@/lib/http/api-error';
import { hasFailed, hasStaleData } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';
import { Button } from '@/ui/Button';
import { CashToday } from './CashToday';
import { NeedsYou } from './NeedsYou';
import { RecentActivities } from './RecentActivities';
import { SalesCharts } from './SalesCharts';
import { StatFigures } from './StatFigures';
import { useDashboard, type Dashboard } from './use-dashboard';

const FirstSteps = lazy(() => import('./FirstSteps').then((m) => ({ default: m.FirstSteps })));

/** The shop's figures, sales charts and recent activities. */
export function Overview() {
  const shop = useDashboard();
  const setup = useSetup();
  return (
    <>
      <LoadFailure shop={shop} />
      {setup && (
        <Suspense>
          <FirstSteps done={setup.done} />
        </Suspense>
      )}
      <NeedsYou />
      <CashToday />
      <StatFigures shop={shop} />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:items-start">
        <SalesCharts sales={shop.sales} />
        <RecentActivities shop={shop} />
      </div>
    </>
  );
}

/** Reports that figures are missing or stale, and why; renders nothing otherwise. */
function LoadFailure({ shop }: { shop: Dashboard }) {
  const failed = Object.values(shop).filter((query) => hasFailed(query) || hasStaleData(query));
  if (failed.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft px-4 py-2.5 text-danger"
    >
      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-semibold">فشل في تحميل بيانات لوحة التحكم</p>
        <p className="text-sm">{failureText(failed[0]?.error)}</p>
      </div>
      <Button
        size="sm"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => failed.forEach((query) => void query.refetch())}
      >
        إعادة المحاولة
      </Button>
    </div>
  );
}

/** The state of the shop's setup for users who may change it; undefined once done or dismissed. */
function useSetup(): SetupState | undefined {
  const enabled = can(useUser(), 'settings:update');
  // steps are done on screens of many topics, so the state is fetched again on every visit
  const { data } = useData('settings', dashboardApi.setup, {}, { enabled, staleTime: 0 });
  return data?.dismissed || (data && Object.values(data.done).every(Boolean)) ? undefined : data;
}
