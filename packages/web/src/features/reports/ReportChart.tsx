import { lazy, Suspense, type ComponentProps } from 'react';
import { formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import type { Chart } from '@/ui/Chart';
import { Skeleton } from '@/ui/Skeleton';

const Drawn = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

type ReportChartProps = Omit<ComponentProps<typeof Chart>, 'label'> & { title: string; className?: string };

/** A chart of a report, whose code loads separately. */
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
  /** The name of the only series: 'عدد الأصناف'. */
  name: string;
  words: Readonly<Record<Key, { label: string }>>;
  /** Good statuses first, because the first colours are the neutral ones. */
  order: readonly Key[];
  counts: Readonly<Record<Key, number>>;
};

/** The number of rows by status. */
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
