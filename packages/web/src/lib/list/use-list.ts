import { keepPreviousData, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { MOST_PICKED, type Answer, type Endpoint, type Given, type Topic } from '@turoos/contract';
import { z } from 'zod';
import { call } from '@/lib/http/api';
import { useData } from '@/lib/http/use-data';
import { useListState, type ListState, type ListStateOptions } from './use-list-state';

export type ListEndpoint = Endpoint & { query: z.ZodObject };

/** The parameters an endpoint's query declares: a list with a filter its endpoint does not know does not compile. */
type FilterOf<E extends ListEndpoint> = Extract<keyof z.input<E['query']>, string>;

type ListOptions<E extends ListEndpoint, Filter extends string> = ListStateOptions<Filter> &
  Omit<Given<E>, 'query'> &
  Pick<UseQueryOptions<Answer<E>>, 'enabled' | 'refetchOnMount' | 'refetchInterval'>;

/** What a list asks for and what it got: all that a header with figures and an export needs of it. */
export type ListResult<E extends ListEndpoint> = {
  query: object;
  result: UseQueryResult<Answer<E>>;
  /** Loads the rows of all pages, as many as one action may change. */
  loadAll: () => Promise<Answer<E>>;
};

/**
 * A list screen's rows as the URL describes them: `useList('sales', salesApi.list, { filters: ['status'] })`.
 * The previous page stays on the screen until the next one is there.
 */
export function useList<E extends ListEndpoint, const Filter extends FilterOf<E> = never>(
  topic: Topic,
  endpoint: E,
  options: ListOptions<E, Filter>,
): ListState<Filter> & ListResult<E> {
  const { name, filters, sort, limit, enabled, refetchOnMount, refetchInterval, ...given } = options;
  const state = useListState({ name, filters, sort, limit });
  const query = known(endpoint.query, state.query);
  const result = useData(topic, endpoint, { ...given, query } as Given<E>, {
    enabled,
    refetchOnMount,
    refetchInterval,
    placeholderData: keepPreviousData,
  });
  const all = { ...given, query: { ...query, page: 1, limit: MOST_PICKED } } as Given<E>;
  return { ...state, query, result, loadAll: () => call(endpoint, all) };
}

/** Leaves out what an endpoint would refuse, so that an old link or view whose status or sort is gone still opens. */
const known = <Query extends object>(schema: z.ZodObject, query: Query): Query =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => isKnown(schema.shape[name], value)),
  ) as Query;

const isKnown = (field: z.core.$ZodType | undefined, value: unknown) =>
  !(field instanceof z.ZodType) || field.safeParse(value).success;
