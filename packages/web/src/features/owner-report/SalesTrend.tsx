import { addDays, ltr, type OwnerPeriod, type SalesAnalytics } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatDate, formatNumber, formatShortDay, formatUsd } from '@/lib/format/format';
import type { RialsAt } from '@/lib/format/rials';
import type { Query } from '@/lib/http/query-state';
import { Section } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { useMoneyText } from '@/ui/money-text';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { StatCard } from '@/ui/StatCard';
import { drawablePoints } from './by-week';
import { growthOf, growthText } from './growth';
import { NetProfit } from './NetProfit';
import { periodLabel } from './period-label';

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

type Point = SalesAnalytics['days'][number];

/** The books keep dollars only, so the rials of the profit are at today's rate. */
const measures = [
  {
    label: 'المبيعات',
    now: 'sales',
    before: 'previousSales',
    rates: (point?: Point): RialsAt[] => [point?.rials ?? null, point?.previousRials ?? null],
  },
  {
    label: 'الربح',
    now: 'profit',
    before: 'previousProfit',
    rates: (): RialsAt[] => ['today', 'today'],
  },
] as const;

function Trend({ days, totals, previous, booksSince }: SalesAnalytics) {
  const points = drawablePoints(days);
  const moneyText = useMoneyText();
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      {measures.map(({ label, now, before, rates }) => (
        <div key={now} className="flex min-w-0 flex-col gap-3">
          <Compared
            label={label}
            now={totals[now]}
            before={previous[now]}
            at={now === 'sales' ? [totals.rials, previous.rials] : ['today', 'today']}
          />
          <Suspense fallback={<Skeleton className="h-55 w-full" />}>
            <Chart
              kind="line"
              label={`${label} مقارنة بالفترة السابقة، بالدولار`}
              labelHeader="اليوم"
              labels={points.map(({ date }) => formatShortDay(date))}
              series={[
                { name: label, values: points.map((point) => point[now]) },
                { name: previousName(days), values: points.map((point) => point[before]) },
              ]}
              format={wholeDollars}
              formatLong={(cents, index, nth) => moneyText(cents, rates(points[index])[nth] ?? null)}
            />
          </Suspense>
        </div>
      ))}
      {totals.expenses !== null && (
        <div className="grid gap-3 sm:grid-cols-2 xl:col-span-2">
          <Compared label="المصروفات" now={totals.expenses} before={previous.expenses ?? 0} isCost />
          {totals.netProfit !== null && (
            <Compared
              label="صافي الربح بعد المصروفات"
              now={totals.netProfit}
              before={previous.netProfit ?? 0}
            />
          )}
        </div>
      )}
      <div className="xl:col-span-2">
        <NetProfit totals={totals} days={days} booksSince={booksSince} />
      </div>
      <p className="text-sm text-muted xl:col-span-2">
        عدد الفواتير: {formatNumber(totals.orders)}، وفي الفترة السابقة {formatNumber(previous.orders)}
      </p>
    </div>
  );
}

/** Names the days that the period is compared with. */
const previousName = (days: SalesAnalytics['days']): string => {
  const from = days[0]?.date ?? '';
  return `الفترة السابقة (من ${formatDate(addDays(from, -days.length))} إلى ${formatDate(addDays(from, -1))})`;
};

/** $1,235 beside an axis, where cents say nothing. */
const wholeDollars = (cents: number): string => formatUsd(cents).replace(/\.\d\d$/, '');

type ComparedProps = {
  label: string;
  now: number;
  before: number;
  /** The rates of both amounts, by default today's. */
  at?: readonly [RialsAt, RialsAt];
  /** Growing costs are bad. */ isCost?: boolean;
};

function Compared({ label, now, before, at = ['today', 'today'], isCost = false }: ComparedProps) {
  const growth = growthOf(now, before);
  return (
    <StatCard
      label={label}
      value={<Money usd={now} at={at[0]} />}
      trend={
        growth === undefined
          ? undefined
          : {
              up: growth >= 0,
              good: growth >= 0 !== isCost,
              text: `${ltr(growthText(growth))} عن الفترة السابقة`,
            }
      }
      hint={
        before === 0 ? (
          'لا بيانات في الفترة السابقة للمقارنة'
        ) : (
          <>
            الفترة السابقة: <Money usd={before} at={at[1]} />
          </>
        )
      }
    />
  );
}
