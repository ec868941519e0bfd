import { reportsTexts } from '@turoos/contract';
import { useFailureToast } from '@/lib/http/use-failure-toast';
import type { ListState } from '@/lib/list/use-list-state';

/** Options of every report's list: filters in the URL, and a long first page. */
export const reportList = { filters: ['startDate', 'endDate', 'keyword'], limit: 100 } as const;
export type ReportList = ListState<(typeof reportList.filters)[number]>;

/** Shows the documented error when a report can't be loaded. */
export const useReportFailure = ({ error }: { error: unknown }) =>
  useFailureToast(error, 'خطأ', reportsTexts.loadFailed);
