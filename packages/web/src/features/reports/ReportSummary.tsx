import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/Skeleton';

type ReportSummaryProps = {
  figures: ReactNode;
  /** Undefined while loading, or after an error. */
  charts: ReactNode;
  failed: boolean;
  /** Places two charts side by side below the figures; a single chart stands beside them. */
  twoCharts?: boolean;
};

/** The totals over all rows as figures and charts, shown above the rows. */
export const ReportSummary = ({ figures, charts, failed, twoCharts = false }: ReportSummaryProps) => (
  <div className={cn('mb-4 grid gap-3', !twoCharts && 'lg:grid-cols-2')}>
    <div
      className={cn(
        'grid grid-cols-2 content-start gap-3 [&>:last-child:nth-child(odd)]:col-span-2',
        twoCharts && 'lg:grid-cols-3 lg:[&>:last-child:nth-child(odd)]:col-span-1',
      )}
    >
      {figures}
    </div>
    <div className={cn('grid min-w-0 gap-3', twoCharts && 'lg:grid-cols-[3fr_2fr]')}>
      {charts ?? (!failed && <Skeleton className="h-72 w-full" />)}
    </div>
  </div>
);
