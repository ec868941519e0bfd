import { lazy, startTransition, useState } from 'react';
import { ChartColumn, Table2 } from 'lucide-react';
import { legible } from './Code';
import { AxisChart } from './AxisChart';
import { Button } from './Button';
import type { ChartData } from './chart-data';
import { DoughnutChart } from './DoughnutChart';
import { EmptyState } from './EmptyState';
import { SeriesMark } from './SeriesMark';

/** Loads when it is first shown, because charts are part of the first load. */
const ChartTable = lazy(() => import('./ChartTable').then((m) => ({ default: m.ChartTable })));

type ChartProps = ChartData & {
  kind: 'line' | 'bar' | 'doughnut';
  /** The accessible name: 'مبيعات آخر 7 أيام'. */
  label: string;
  /** Header of the label column in the table: 'اليوم', 'القطعة'. */
  labelHeader: string;
};

/** A chart that a button switches to a table of the same numbers. */
export function Chart({ kind, label, labelHeader, ...data }: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const { labels, series } = data;

  if (labels.length === 0) {
    return (
      <EmptyState
        icon={ChartColumn}
        title="لا توجد بيانات لهذه الفترة"
        message="اختر فترة أطول أو سجّل أول عملية."
      />
    );
  }
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {kind !== 'doughnut' &&
          series.map(({ name }, index) => (
            <span key={name} className="flex items-center gap-1.5 text-muted">
              <SeriesMark kind={kind} index={index} />
              {legible(name)}
            </span>
          ))}
        <Button
          variant="ghost"
          size="sm"
          icon={asTable ? ChartColumn : Table2}
          onClick={() => startTransition(() => setAsTable(!asTable))}
          className="ms-auto no-print"
        >
          {asTable ? 'عرض كرسم' : 'عرض كجدول'}
        </Button>
      </figcaption>
      {asTable ? (
        <ChartTable label={label} labelHeader={labelHeader} {...data} />
      ) : kind === 'doughnut' ? (
        <DoughnutChart {...data} />
      ) : (
        <AxisChart kind={kind} label={label} {...data} />
      )}
    </figure>
  );
}
