import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint, Given } from '@turoos/contract';
import { toast } from '@/lib/toasts/toast-store';
import { call } from './api';
import { failureText, isExplained } from './api-error';
import { useFormKey } from './idempotency';
import { invalidate } from './query-keys';

interface ActionOptions<E extends Endpoint> {
  /** What to say when it was done. */
  done?: string;
  /** What to say when it failed and the server gave no reason. */
  failed?: string;
  /** A key that outlives this form, such as a stored draft's; else each form has its own. */
  key?: string;
  /** Milliseconds, for work that may take longer than usual. */
  timeout?: number;
  onDone?: (answer: Answer<E>, given: Given<E>) => void;
}

/**
 * A write and all that follows from it: open screens refresh, the user is told how it ended, and a repeated press
 * or a lost answer does it once. `await action.mutateAsync(given)` rejects on failure, so a form keeps its fields.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}) {
  const client = useQueryClient();
  const formKey = useFormKey();

  return useMutation({
    mutationFn: (given: Given<E>) =>
      call(endpoint, given, {
        key: endpoint.idempotent ? (options.key ?? formKey.key) : undefined,
        timeout: options.timeout,
      }),
    onSuccess: (answer, given) => {
      formKey.renew();
      void invalidate(client, endpoint.touches ?? []);
      if (options.done) toast({ title: options.done });
      options.onDone?.(answer, given);
    },
    onError: (error) => toast({ tone: 'danger', ...explain(error, options.failed) }),
  });
}

const explain = (error: unknown, failed?: string) =>
  failed === undefined || isExplained(error)
    ? { title: failureText(error) }
    : { title: failed, message: failureText(error) };
