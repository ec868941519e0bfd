import { reportsTexts } from '@turoos/contract';
import { FileBarChart } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState';

/** The empty state of a report without any data yet. */
export const NoData = ({ message }: { message: string }) => (
  <EmptyState icon={FileBarChart} title={reportsTexts.noData} message={message} />
);
