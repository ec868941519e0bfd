import { navigate, useSearch } from '@/lib/navigation/hooks';
import { changeListSearch, DEFAULT_LIMIT, nextSort, readListSearch, type ListSearch } from './list-search';

export type ListStateOptions<Filter extends string> = {
  /** Names of the filters this list has in the URL. */
  filters?: readonly Filter[];
  /** Default sort: '-createdAt' for newest first. */
  sort?: string;
  /** Rows on a page, unless the URL asks for another number. */
  limit?: number;
};

/**
 * Page, sort, search and filters of a list, stored in the URL so that a link or a reload shows the same list.
 * `query` is sent to the server; setters reset the page where the rows change.
 */
export function useListState<const Filter extends string = never>({
  filters: names = [],
  sort: defaultSort = '-createdAt',
  limit: defaultLimit = DEFAULT_LIMIT,
}: ListStateOptions<Filter> = {}) {
  const state = readListSearch(useSearch(), names, { sort: defaultSort, limit: defaultLimit });
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
}

const change = (changes: ListSearch, replace: boolean) =>
  void navigate({
    to: '.',
    search: (now: ListSearch) => changeListSearch(now, changes),
    replace,
    keepScroll: true,
  });

export type ListState<Filter extends string = string> = ReturnType<typeof useListState<Filter>>;
