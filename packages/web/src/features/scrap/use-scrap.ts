import { scrapApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'reason'] as const;

type Query = NonNullable<Given<typeof scrapApi.list>['query']>;

/** The list as the URL describes it, and the figures above it. */
export function useScrap() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const reports = useData('scrap', scrapApi.list, { query }, { placeholderData: keepPreviousData });
  const summary = useData('scrap', scrapApi.statistics, {});
  return { list, query, reports, summary };
}

export type Scrap = ReturnType<typeof useScrap>;
