import { useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query';
import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import { call } from './api';
import { failureText, headed, headingOf, isExplained } from './api-error';
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
 * or a lost answer does it once. A failure is told in one place: `await action.mutateAsync(given)` rejects, and the
 * form that awaits it keeps its fields and says why; `action.mutate(given)`, and a form that was left, say it in a toast.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}) {
  const client = useQueryClient();
  const formKey = useFormKey();
  const isOpen = useIsOpen();

  const action = useMutation({
    mutationFn: (given: Given<E>) =>
      call(endpoint, given, {
        key: endpoint.idempotent ? (options.key ?? formKey.key) : undefined,
        timeout: options.timeout,
      }).catch((error: unknown) => {
        throw options.failed === undefined || isExplained(error) ? error : headed(error, options.failed);
      }),
    onSuccess: (answer, given) => {
      formKey.renew();
      void invalidate(client, endpoint.touches ?? []);
      if (options.done) toast({ title: options.done });
      options.onDone?.(answer, given);
    },
    onError: (error) => {
      if (!isOpen.current) toastFailure(error);
    },
  });

  return {
    ...action,
    mutate: (given: Given<E>, then?: MutateOptions<Answer<E>, Error, Given<E>>) => {
      action.mutateAsync(given, then).catch((error: unknown) => {
        if (isOpen.current) toastFailure(error);
      });
    },
  };
}

/** Whether who asked for it is still on the screen. */
function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

function toastFailure(error: unknown): void {
  const heading = headingOf(error);
  const why = failureText(error);
  toast({ tone: 'danger', ...(heading ? { title: heading, message: why } : { title: why }) });
}
