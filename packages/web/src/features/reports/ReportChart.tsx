import { lazy, Suspense, type ComponentProps } from 'react';
import { formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import type { Chart } from '@/ui/Chart';
import { Skeleton } from '@/ui/Skeleton';

const Drawn = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

type ReportChartProps = Omit<ComponentProps<typeof Chart>, 'label'> & { title: string; className?: string };

/** A picture of what a report says, drawn by code of its own. */
export const ReportChart = ({ title, className, ...chart }: ReportChartProps) => (
  <Section title={title} className={className}>
    <Suspense fallback={<Skeleton className="h-55 w-full" />}>
      <Drawn label={title} {...chart} />
    </Suspense>
  </Section>
);

type SharesProps<Key extends string> = {
  title: string;
  labelHeader: string;
  /** Name of the one series: 'عدد الأصناف'. */
  name: string;
  words: Readonly<Record<Key, { label: string }>>;
  /** The good ones first: they are drawn in the calm colours. */
  order: readonly Key[];
  counts: Readonly<Record<Key, number>>;
};

/** How many there are of each status. */
export function StatusShares<Key extends string>({
  title,
  labelHeader,
  name,
  words,
  order,
  counts,
}: SharesProps<Key>) {
  return (
    <ReportChart
      kind="doughnut"
      title={title}
      labelHeader={labelHeader}
      labels={order.map((key) => words[key].label)}
      series={[{ name, values: order.map((key) => counts[key]) }]}
      format={formatNumber}
    />
  );
}
