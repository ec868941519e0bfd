import { inventoryReportsApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['type', 'status'] as const;

type Query = NonNullable<Given<typeof inventoryReportsApi.list>['query']>;

/** The list as the URL describes it, and the figures above it. */
export function useReports() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const reports = useData(
    'inventory-reports',
    inventoryReportsApi.list,
    { query },
    { placeholderData: keepPreviousData },
  );
  const statistics = useData('inventory-reports', inventoryReportsApi.statistics, {});
  return { list, query, reports, statistics };
}

export type Reports = ReturnType<typeof useReports>;
