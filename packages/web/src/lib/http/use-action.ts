import { useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query';
import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import { call } from './api';
import { failureText, withHeading, headingOf, isExplained } from './api-error';
import { useFormKey } from './idempotency';
import { invalidate } from './query-keys';

interface ActionOptions<E extends Endpoint> {
  /** Toast after success. */
  done?: string;
  /** Heading of a failure that the server did not explain. */
  failed?: string;
  /**
   * An idempotency key that outlives this form, such as a stored draft's; by default each form has its own.
   */
  key?: string;
  /** Milliseconds, for calls that may take longer than usual. */
  timeout?: number;
  onDone?: (answer: Answer<E>, given: Given<E>) => void;
}

/**
 * A write with its consequences: invalidates open queries, shows a toast, and sends one idempotency key for
 * repeated presses and retries. A failure is shown once: `await action.mutateAsync(given)` rejects, and the
 * form that awaits it keeps its fields and shows the reason; `action.mutate(given)`, or a form that was
 * closed meanwhile, shows a toast.
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
        throw options.failed === undefined || isExplained(error) ? error : withHeading(error, options.failed);
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

/** Whether the component that started the action is still mounted. */
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
