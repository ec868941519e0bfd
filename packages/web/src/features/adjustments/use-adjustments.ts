import { adjustmentsApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'type'] as const;

type Query = NonNullable<Given<typeof adjustmentsApi.list>['query']>;

/** The list as the URL describes it, and the figures above it. */
export function useAdjustments() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const adjustments = useData(
    'adjustments',
    adjustmentsApi.list,
    { query },
    { placeholderData: keepPreviousData },
  );
  const summary = useData('adjustments', adjustmentsApi.statistics, {});
  return { list, query, adjustments, summary };
}

export type Adjustments = ReturnType<typeof useAdjustments>;
