import { FirstSteps } from './FirstSteps';
import { LoadFailure } from './LoadFailure';
import { RecentActivities } from './RecentActivities';
import { SalesCharts } from './SalesCharts';
import { StatFigures } from './StatFigures';
import { useDashboard } from './use-dashboard';

/** How the shop does: its figures, its sales drawn, what happened lately. */
export function Overview() {
  const shop = useDashboard();
  return (
    <>
      <LoadFailure shop={shop} />
      {shop.stock.data?.isEmpty && <FirstSteps />}
      <StatFigures shop={shop} />
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:items-start">
        <SalesCharts sales={shop.sales} />
        <RecentActivities shop={shop} />
      </div>
    </>
  );
}
