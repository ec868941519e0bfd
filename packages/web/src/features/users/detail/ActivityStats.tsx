import { activityTypeNames, activityTypes, countedAfter, nouns } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatNumber } from '@/lib/format/format';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { useActivityFigures } from './use-user-page';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

const waiting = <Skeleton className="h-64 w-full" />;

/** Formats a day: 2026-11-05 → 5/11 */
const dayLabel = (day: string): string => {
  const [, month, date] = day.split('-').map(Number);
  return `${date}/${month}`;
};

/** Charts of the last thirty days. */
export function ActivityStats({ id }: { id: string }) {
  const figures = useActivityFigures(id);
  return (
    <QueryBoundary query={figures} waiting={waiting}>
      {(data) =>
        data.total === 0 ? (
          <EmptyState
            title="لا توجد إحصائيات بعد"
            message={`لا نشاط في آخر ${countedAfter(data.days, nouns.day)}.`}
          />
        ) : (
          <Suspense fallback={waiting}>
            <Chart
              kind="bar"
              label={`النشاط في آخر ${countedAfter(data.days, nouns.day)}`}
              labelHeader="اليوم"
              labels={data.byDay.map(({ day }) => dayLabel(day))}
              series={activityTypeNames.map((type) => ({
                name: activityTypes[type].label,
                values: data.byDay.map((day) => day[type]),
              }))}
              format={formatNumber}
            />
          </Suspense>
        )
      }
    </QueryBoundary>
  );
}
