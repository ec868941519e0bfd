import { reportsTexts } from '@turoos/contract';
import { FileBarChart } from 'lucide-react';
import { EmptyState } from '@/ui/EmptyState';

/** A report of a shop that has nothing of the kind yet. */
export const NoData = ({ message }: { message: string }) => (
  <EmptyState icon={FileBarChart} title={reportsTexts.noData} message={message} />
);
