import { useMemo } from 'react';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { changeListSearch, nextSort, readListSearch, type ListSearch } from './list-search';

type ListOptions<Filter extends string> = {
  /** Names of the filters this list has in the URL. */
  filters?: readonly Filter[];
  /** Default sort: '-createdAt' for newest first. */
  sort?: string;
};

/**
 * Page, sort, search and filters of a list, stored in the URL so that a link or a reload shows the same list.
 * `query` is sent to the server; setters reset the page where the rows change.
 */
export function useListState<const Filter extends string = never>(options: ListOptions<Filter> = {}) {
  const names = useMemo(() => options.filters ?? [], [options.filters]);
  const defaultSort = options.sort ?? '-createdAt';
  const search = useSearch() as ListSearch;

  return useMemo(() => {
    const state = readListSearch(search, names, defaultSort);
    const change = (changes: ListSearch, replace: boolean) =>
      void navigate({
        to: '.',
        search: (now: ListSearch) => changeListSearch(now, changes),
        replace,
        keepScroll: true,
      });
    const given = Object.entries<string>(state.filters).filter(([, value]) => value !== '');

    return {
      ...state,
      query: {
        page: state.page,
        limit: state.limit,
        sort: state.sort,
        ...(state.q && { q: state.q }),
        ...(Object.fromEntries(given) as Partial<Record<Filter, string>>),
      },
      /** Number of set filters, without the search text. */
      activeFilters: given.length,
      setPage: (page: number) => change({ page }, false),
      setLimit: (limit: number) => change({ limit }, true),
      setSort: (sort: string) => change({ sort: sort === defaultSort ? undefined : sort }, true),
      toggleSort: (field: string) => change({ sort: nextSort(state.sort, field) }, true),
      setQ: (q: string) => change({ q }, true),
      setFilter: (name: Filter, value: string) => change({ [name]: value }, true),
      /** Sets several filters in one step, and the search text unless it is null. */
      apply: (q: string | null, values: Partial<Record<Filter, string>>) =>
        change({ ...(q !== null && { q }), ...values }, true),
      clear: () => change(Object.fromEntries(['q', ...names].map((name) => [name, undefined])), true),
    };
  }, [search, names, defaultSort]);
}

export type ListState = ReturnType<typeof useListState<string>>;
