import type { SetupState } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { lazy, memo, useState } from 'react';
import { failureText } from '@/lib/http/api-error';
import { hasFailed, hasStaleData } from '@/lib/http/query-state';
import { useCurrentRate } from '@/shared/shop/use-current-rate';
import { BranchSelect } from '@/shared/warehouses/BranchSelect';
import { useBranches } from '@/shared/warehouses/use-branches';
import { Button } from '@/ui/Button';
import { CashToday } from './CashToday';
import { NeedsYou } from './NeedsYou';
import { RecentActivities } from './RecentActivities';
import { SalesCharts } from './SalesCharts';
import { StatFigures } from './StatFigures';
import { OverviewToCome } from './OverviewToCome';
import { useCash, useDashboard, useNeeds, useSetup, type Dashboard } from './use-dashboard';

const FirstSteps = lazy(() => import('./FirstSteps').then((m) => ({ default: m.FirstSteps })));

/** The shop's figures, sales charts and recent activities; opening the search above them leaves them as they are. */
export const Overview = memo(function Overview() {
  const shop = useDashboard();
  const setup = useSetup();
  const above = [useNeeds(), useCash(), useCurrentRate(), setup, useBranches()];
  const [shown, setShown] = useState(false);
  // the height of what stands above the figures is known only when it has arrived, and it would push them down
  const waits = above.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (waits && !shown) return <OverviewToCome />;
  // another branch is asked for its figures while the choice stays in its place
  if (!shown) setShown(true);
  return (
    <>
      <LoadFailure shop={shop} />
      {setup.data && isUnfinished(setup.data) && <FirstSteps {...setup.data} />}
      <NeedsYou />
      <BranchSelect className="self-start max-sm:w-full sm:w-56" />
      <CashToday />
      <StatFigures shop={shop} />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:items-start">
        <SalesCharts sales={shop.sales} />
        <RecentActivities shop={shop} />
      </div>
    </>
  );
});

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

/** Whether the first steps are still to be done, and not dismissed. */
const isUnfinished = ({ dismissed, done }: SetupState) => !dismissed && !Object.values(done).every(Boolean);
