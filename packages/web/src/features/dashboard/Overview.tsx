import { lazy, Suspense } from 'react';
import { LoadFailure } from './LoadFailure';
import { RecentActivities } from './RecentActivities';
import { SalesCharts } from './SalesCharts';
import { StatFigures } from './StatFigures';
import { useDashboard } from './use-dashboard';
import { useSetup } from './use-setup';

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
      <StatFigures shop={shop} />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:items-start">
        <SalesCharts sales={shop.sales} />
        <RecentActivities shop={shop} />
      </div>
    </>
  );
}
