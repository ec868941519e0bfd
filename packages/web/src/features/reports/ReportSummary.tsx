import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/Skeleton';

type ReportSummaryProps = {
  figures: ReactNode;
  /** Absent while they load, or when they could not be had. */
  charts: ReactNode;
  failed: boolean;
  /** There are two charts: they stand side by side below the figures, else the one beside them. */
  twoCharts?: boolean;
};

/** What all rows come to, above them, in figures and in pictures. */
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
