import { parseSort } from '@turoos/contract';

/** A list's state in the URL, without blank values. */
export type ListSearch = Record<string, unknown>;

/** Rows on a page of most lists. */
export const DEFAULT_LIMIT = 20;
/** The most rows that a page offers; a link with more would draw them all. */
const MOST_ROWS = 100;

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const positive = (value: unknown, fallback: number) => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : fallback;
};

/** Reads a list's state from the URL, ignoring invalid values: links get edited and cut by hand. */
export function readListSearch<Filter extends string>(
  search: ListSearch,
  names: readonly Filter[],
  defaults: { sort: string; limit: number },
) {
  const filters = Object.fromEntries(names.map((name) => [name, text(search[name])])) as Record<
    Filter,
    string
  >;
  return {
    columns: text(search.columns)
      .split(',')
      .filter((id) => id !== ''),
    page: positive(search.page, 1),
    limit: Math.min(positive(search.limit, defaults.limit), Math.max(MOST_ROWS, defaults.limit)),
    sort: text(search.sort) || defaults.sort,
    q: text(search.q),
    filters,
  };
}

/** What a saved view keeps of a list's state: all of it but the page. */
export function viewOf(search: ListSearch, names: readonly string[]): Record<string, string> {
  const kept = ['q', 'sort', 'columns', ...names].map((name) => [name, text(search[name])] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== ''));
}

/** The changes that replace a list's state by that of a saved view; what the list no longer has is left out. */
export function openView(view: Readonly<Record<string, string>>, names: readonly string[]): ListSearch {
  return Object.fromEntries(['q', 'sort', 'columns', ...names].map((name) => [name, view[name]]));
}

/**
 * Merges changes into the URL's search and drops blank values; any change but that of the page resets the
 * page.
 */
export function changeListSearch(search: ListSearch, changes: ListSearch): ListSearch {
  const next: ListSearch = { ...search, page: undefined, ...changes };
  const kept = Object.entries(next).filter(
    ([, value]) => value !== undefined && value !== '' && value !== null,
  );
  return Object.fromEntries(kept.filter(([name, value]) => !(name === 'page' && value === 1)));
}

/** Sorts by a column: ascending first, then descending, then ascending again. */
export function nextSort(current: string, field: string): string {
  const { field: sorted, direction } = parseSort(current);
  return sorted === field && direction === 'asc' ? `-${field}` : field;
}
