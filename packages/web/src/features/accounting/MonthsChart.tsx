import { lazy, Suspense } from 'react';
import { formatUsd } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';
import { monthLabel } from './month-label';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

type MonthsChartProps = {
  title: string;
  /** 'YYYY-MM' */
  months: readonly string[];
  series: { name: string; values: number[] }[];
};

/** Amounts by month; its code loads separately. */
export const MonthsChart = ({ title, months, series }: MonthsChartProps) => (
  <Section title={title}>
    <Suspense fallback={<Skeleton className="h-55 w-full" />}>
      <Chart
        kind="bar"
        label={title}
        labelHeader="الشهر"
        labels={months.map(monthLabel)}
        series={series}
        format={formatUsd}
      />
    </Suspense>
  </Section>
);
