import { useMutation } from '@tanstack/react-query';
import type { Answer, Endpoint, Given } from '@turoos/contract';
import { toast } from '@/lib/toasts/toast-store';
import { call } from './api';
import { failureText } from './api-error';
import { saveResponse } from './download';

/** A large export may take long before its first byte. */
const EXPORT_TIMEOUT = 5 * 60_000;

type FileEndpoint = Endpoint & { reply: { kind: 'stream' } };

/** Saves the file that an endpoint streams, and shows a toast about the result. */
export function useDownload<E extends FileEndpoint>(endpoint: E, texts: { done: string; failed: string }) {
  return useMutation({
    mutationFn: async ({ fileName, given }: { fileName: string; given: Given<E> }) => {
      const response: Answer<E> = await call(endpoint, given, { timeout: EXPORT_TIMEOUT });
      await saveResponse(response as Response, fileName);
    },
    onSuccess: (_, { fileName }) => toast({ title: texts.done, message: fileName }),
    onError: (error) => toast({ tone: 'danger', title: texts.failed, message: failureText(error) }),
  });
}
