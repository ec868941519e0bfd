import { keepPreviousData } from '@tanstack/react-query';
import { countsApi, type Count, type Page } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['warehouse', 'status'] as const;
/** The newest counts are fetched at once and paged in the browser; nobody looks further back. */
export const NEWEST = 200;

export function useCounts() {
  const list = useListState({ filters });
  const { q, page, limit } = list;
  const counts = useData(
    'counts',
    countsApi.list,
    { query: { ...list.filters, q, limit: NEWEST, items: 'false' } },
    { placeholderData: keepPreviousData },
  );
  const rows = counts.data;
  const data: Page<Count> | undefined = rows && {
    rows: rows.slice((page - 1) * limit, page * limit),
    total: rows.length,
    page,
    limit,
  };
  return { ...list, result: { ...counts, data } };
}
