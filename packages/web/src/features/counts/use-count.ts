import { keepPreviousData } from '@tanstack/react-query';
import { countsApi, type Given } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { useSearch } from '@/lib/navigation/hooks';

const filters = ['filter'] as const;
const LINES_PER_PAGE = 50;

type Query = NonNullable<Given<typeof countsApi.items>['query']>;

/** One count and the page of its lines that the URL describes. */
export function useCount(id: string) {
  const state = useListState({ filters, sort: 'position' });
  const limit = useSearch().limit ? state.limit : LINES_PER_PAGE;
  const list = { ...state, limit };
  const query = { ...state.query, limit } as Query;
  const count = useData('counts', countsApi.read, { params: { id } });
  const lines = useData(
    'counts',
    countsApi.items,
    { params: { id }, query },
    { placeholderData: keepPreviousData },
  );
  return { list, query, count, lines };
}
