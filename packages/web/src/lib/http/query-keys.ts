import type { Query, QueryClient } from '@tanstack/react-query';
import type { Topic } from '@turoos/contract';

/** Every query key starts with its topic, so that a change of that topic invalidates it. */
export const key = (topic: Topic, ...rest: readonly unknown[]) => [topic, ...rest] as const;

/**
 * Refetches the queries of the changed topics. A first fetch in flight isn't restarted by the query library, and
 * its response may predate the change, so such a query is invalidated again once it settles.
 */
export function invalidate(client: QueryClient, changed: readonly string[]): Promise<void> {
  const predicate = ({ queryKey }: Pick<Query, 'queryKey'>) => changed.includes(String(queryKey[0]));
  for (const { state, promise, queryKey } of client
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' }))
    if (state.data === undefined)
      void promise?.catch(() => undefined).then(() => client.invalidateQueries({ queryKey, exact: true }));
  return client.invalidateQueries({ predicate });
}
