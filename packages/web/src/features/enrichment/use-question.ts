import { enrichmentTexts, type Answer, type Endpoint, type Given } from '@turoos/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { ApiError, failureText } from '@/lib/api-error';

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
    problem: asking.error ? problemOf(asking.error) : undefined,
    answer: asking.data as Answer<E> | undefined,
  };
}

/** What the server said, else what went wrong here, else that something did. */
const problemOf = (error: Error): string =>
  (error instanceof ApiError ? failureText(error) : error.message) || enrichmentTexts.failed;
