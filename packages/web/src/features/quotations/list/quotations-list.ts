import type { quotationsApi } from '@turoos/contract';
import type { ListResult } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';

export const quotationFilters = ['status', 'customer', 'seller', 'startDate', 'endDate'] as const;

export type QuotationsList = ListState<(typeof quotationFilters)[number]> &
  ListResult<typeof quotationsApi.list>;
