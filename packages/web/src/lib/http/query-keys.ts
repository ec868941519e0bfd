import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '@turoos/contract';

/** Every query key starts with its topic, so that a change of that topic invalidates it. */
export const key = (topic: Topic, ...rest: readonly unknown[]) => [topic, ...rest] as const;

export const invalidate = (client: QueryClient, changed: readonly string[]): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(String(queryKey[0])) });
