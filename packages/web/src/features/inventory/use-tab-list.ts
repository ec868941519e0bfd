import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { Answer, Endpoint, Given, Topic } from '@turoos/contract';
import { useState } from 'react';
import { useData } from '@/lib/http/use-data';
import { DEFAULT_LIMIT } from '@/lib/list/list-search';

const nothing = () => undefined;

/** A paged list without search for a secondary tab; the URL holds the state of the first tab's list only. */
export function useTabList<E extends Endpoint>(topic: Topic, endpoint: E, enabled: boolean) {
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState(DEFAULT_LIMIT);
  const result: UseQueryResult<Answer<E>> = useData(topic, endpoint, { query: { page, limit } } as Given<E>, {
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    page,
    limit,
    setPage: (next: number) => void setPage(next),
    setLimit: (next: number) => void setLimit(next),
    sort: '',
    q: '',
    activeFilters: 0,
    setSort: nothing,
    toggleSort: nothing,
    clear: nothing,
    result,
  };
}
