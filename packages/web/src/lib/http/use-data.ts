import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Answer, Endpoint, Given, Topic } from '@turoos/contract';
import { call } from './api';
import { key } from './query-keys';

type Options<E extends Endpoint> = Omit<UseQueryOptions<Answer<E>>, 'queryKey' | 'queryFn'>;

/** Queries an endpoint under a topic: `useData('sales', salesApi.list, { query })`. */
export const useData = <E extends Endpoint>(
  topic: Topic,
  endpoint: E,
  given: Given<E>,
  options?: Options<E>,
) =>
  useQuery({
    ...options,
    queryKey: key(topic, `${endpoint.method} ${endpoint.path}`, given),
    queryFn: ({ signal }) => call(endpoint, given, { signal }),
  });
