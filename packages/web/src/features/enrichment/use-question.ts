import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/http/api';
import { problemText } from './problem-text';

/** An outside service may be asked, which takes its time. */
const patience = 60_000;

/** Asks something; the answer or the reason why there is none stays until the next question. */
export function useQuestion<E extends Endpoint>(endpoint: E) {
  const asking = useMutation({
    mutationFn: async (given: () => Given<E>) => call(endpoint, given(), { timeout: patience }),
  });
  return {
    /** What is to be asked is made here, so that what can't be asked fails in the same place. */
    ask: (given: () => Given<E>) => asking.mutate(given),
    isAsking: asking.isPending,
    problem: asking.error ? problemText(asking.error) : undefined,
    answer: asking.data as Answer<E> | undefined,
  };
}
