import type { ListName } from '@turoos/contract';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import { useChosenColumns, chooseColumns } from './chosen-columns';
import {
  changeListSearch,
  DEFAULT_LIMIT,
  nextSort,
  openView,
  readListSearch,
  viewOf,
  type ListSearch,
} from './list-search';

export type ListStateOptions<Filter extends string> = {
  /** The list's name, by which the choice of its columns and its saved views are kept. */
  name?: ListName;
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
  name,
  filters: names = [],
  sort: defaultSort = '-createdAt',
  limit: defaultLimit = DEFAULT_LIMIT,
}: ListStateOptions<Filter> = {}) {
  const search = useSearch();
  const state = readListSearch(search, names, { sort: defaultSort, limit: defaultLimit });
  const chosenColumns = useChosenColumns(name);
  const columns = state.columns.length > 0 ? state.columns : chosenColumns;
  const given = Object.entries<string>(state.filters).filter(([, value]) => value !== '');

  return {
    ...state,
    name,
    /** Ids of the columns to show, in order; none for the usual ones. */
    columns,
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
    setFilter: (filter: Filter, value: string) => change({ [filter]: value }, true),
    /** Sets several filters in one step, and the search text unless it is null. */
    apply: (q: string | null, values: Partial<Record<Filter, string>>) =>
      change({ ...(q !== null && { q }), ...values }, true),
    /** Shows these columns, now and whenever this device opens the list; none for the usual ones. */
    setColumns: (ids: readonly string[]) => {
      if (name) chooseColumns(name, ids);
      change({ columns: ids.join(','), page: state.page }, true);
    },
    /** The list's state as a saved view keeps it. */
    view: viewOf({ ...search, columns: columns.join(',') }, names),
    openView: (view: Readonly<Record<string, string>>) => change(openView(view, names), false),
    clear: () => change(Object.fromEntries(['q', ...names].map((filter) => [filter, undefined])), true),
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
