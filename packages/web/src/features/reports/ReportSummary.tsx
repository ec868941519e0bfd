import type { ReactNode } from 'react';
import { Skeleton } from '@/ui/Skeleton';

type ReportSummaryProps = {
  figures: ReactNode;
  /** Absent while they load. */
  charts: ReactNode;
};

/** What all rows come to, above them: figures, and beside them pictures. */
export const ReportSummary = ({ figures, charts }: ReportSummaryProps) => (
  <div className="mb-4 grid gap-3 lg:grid-cols-[minmax(14rem,1fr)_2fr]">
    <div className="grid grid-cols-2 content-start gap-3 lg:grid-cols-1">{figures}</div>
    <div className="grid min-w-0 content-start gap-3">{charts ?? <Skeleton className="h-72 w-full" />}</div>
  </div>
);
