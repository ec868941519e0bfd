import { useMutation, useQueryClient, type MutateOptions } from '@tanstack/react-query';
import type { Answer, Endpoint, Given } from '@turoos/contract';
import { useEffect, useRef } from 'react';
import { toast } from '@/lib/toasts/toast-store';
import { failureText, withHeading, headingOf, isExplained } from './api-error';
import { invalidate } from './query-keys';
import { useSendOnce } from './use-send-once';

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

const carriedOutBefore = {
  tone: 'warning',
  title: 'كانت محاولتك السابقة قد نُفذت',
  message: 'إن غيّرت شيئاً بعدها فراجعه، لأنه لم يُحفظ.',
} as const;

/**
 * A write with its consequences: invalidates open queries, shows a toast, and is carried out once however
 * often it is pressed. A failure is shown once: `await action.mutateAsync(given)` rejects, and the
 * form that awaits it keeps its fields and shows the reason; `action.mutate(given)`, or a form that was
 * closed meanwhile, shows a toast.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}) {
  const client = useQueryClient();
  const send = useSendOnce(endpoint);
  const isOpen = useIsOpen();

  /** Earlier tries that turned out to be carried out, by what was sent instead. */
  const earlier = useRef(new Map<Given<E>, Given<E>>());

  const action = useMutation({
    mutationFn: async (given: Given<E>) => {
      const sent = await send(given, options).catch((error: unknown) => {
        throw options.failed === undefined || isExplained(error) ? error : withHeading(error, options.failed);
      });
      if (sent.given !== given) earlier.current.set(given, sent.given);
      return sent.answer;
    },
    onSuccess: (answer, given) => {
      const former = earlier.current.get(given);
      void invalidate(client, endpoint.touches ?? []);
      if (former) toast(carriedOutBefore);
      else if (options.done) toast({ title: options.done });
      options.onDone?.(answer, former ?? given);
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
