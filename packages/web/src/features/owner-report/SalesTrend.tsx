import { ltr, type OwnerPeriod, type SalesAnalytics } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatNumber, formatShortDay } from '@/lib/format/format';
import type { Query } from '@/lib/http/query-state';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { StatCard } from '@/ui/StatCard';
import { drawablePoints } from './by-week';
import { NetProfit } from './NetProfit';
import { periodLabel } from './period-label';
import { growthOf, growthText, wholeUsd } from './whole-usd';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

type SalesTrendProps = { query: Query<SalesAnalytics>; period: OwnerPeriod };

/** Sales and profit by day, compared with the previous period of the same length. */
export const SalesTrend = ({ query, period }: SalesTrendProps) => (
  <Section
    title="المبيعات والأرباح"
    description={`${periodLabel(period)} مقارنة بمثلها قبلها${period === 365 ? '، أسبوعاً بأسبوع' : ''}`}
  >
    <QueryBoundary query={query}>{(data) => <Trend {...data} />}</QueryBoundary>
  </Section>
);

const measures = [
  { label: 'المبيعات', now: 'sales', before: 'previousSales' },
  { label: 'الربح', now: 'profit', before: 'previousProfit' },
] as const;

function Trend({ days, totals, previous, booksSince }: SalesAnalytics) {
  const points = drawablePoints(days);
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {measures.map(({ label, now, before }) => (
        <div key={now} className="flex min-w-0 flex-col gap-3">
          <Compared label={label} now={totals[now]} before={previous[now]} />
          <Suspense fallback={<Skeleton className="h-55 w-full" />}>
            <Chart
              kind="line"
              label={`${label} مقارنة بالفترة السابقة`}
              labelHeader="اليوم"
              labels={points.map(({ date }) => formatShortDay(date))}
              series={[
                { name: label, values: points.map((point) => point[now]) },
                { name: 'الفترة السابقة', values: points.map((point) => point[before]) },
              ]}
              format={wholeUsd}
            />
          </Suspense>
        </div>
      ))}
      <div className="grid gap-3 sm:grid-cols-2 xl:col-span-2">
        <Compared label="المصروفات" now={totals.expenses} before={previous.expenses} isCost />
        {totals.netProfit !== null && (
          <Compared
            label="صافي الربح بعد المصروفات"
            now={totals.netProfit}
            before={previous.netProfit ?? 0}
          />
        )}
      </div>
      <div className="xl:col-span-2">
        <NetProfit totals={totals} days={days} booksSince={booksSince} />
      </div>
      <p className="text-sm text-muted xl:col-span-2">
        عدد الفواتير: {formatNumber(totals.orders)}، وفي الفترة السابقة {formatNumber(previous.orders)}
      </p>
    </div>
  );
}

type ComparedProps = {
  label: string;
  now: number;
  before: number;
  /** Growing costs are bad. */ isCost?: boolean;
};

function Compared({ label, now, before, isCost = false }: ComparedProps) {
  const growth = growthOf(now, before);
  return (
    <StatCard
      label={label}
      value={<bdi dir="ltr">{wholeUsd(now)}</bdi>}
      trend={
        growth === undefined
          ? undefined
          : {
              up: growth >= 0,
              good: growth >= 0 !== isCost,
              text: `${ltr(growthText(growth))} عن الفترة السابقة (${ltr(wholeUsd(before))})`,
            }
      }
      hint={
        growth !== undefined
          ? undefined
          : before === 0
            ? 'لا بيانات في الفترة السابقة للمقارنة'
            : `الفترة السابقة ${ltr(wholeUsd(before))}`
      }
    />
  );
}
