import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/http/api';
import { problemText } from './problem-text';

/** Milliseconds: the server may query a slow external service. */
const TIMEOUT_MS = 60_000;

/** Sends a request; its result or error stays until the next one. */
export function useQuestion<E extends Endpoint>(endpoint: E) {
  const asking = useMutation({
    mutationFn: async (given: () => Given<E>) => call(endpoint, given(), { timeout: TIMEOUT_MS }),
  });
  return {
    /** Takes a function that builds the request, so that invalid input fails like a failed request. */
    ask: (given: () => Given<E>) => asking.mutate(given),
    isAsking: asking.isPending,
    problem: asking.error ? problemText(asking.error) : undefined,
    answer: asking.data as Answer<E> | undefined,
  };
}
