import { reportsTexts } from '@turoos/contract';
import { useFailureToast } from '@/lib/http/use-failure-toast';
import type { ListState } from '@/lib/list/use-list-state';

/** How every report's list starts: its filters are in the address, and its first page is long. */
export const reportList = { filters: ['startDate', 'endDate', 'keyword'], limit: 100 } as const;
export type ReportList = ListState<(typeof reportList.filters)[number]>;

/** A report that cannot be had says so in the documents' words. */
export const useReportFailure = ({ error }: { error: unknown }) =>
  useFailureToast(error, 'خطأ', reportsTexts.loadFailed);
