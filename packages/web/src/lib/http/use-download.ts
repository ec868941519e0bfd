import { useMutation } from '@tanstack/react-query';
import { pageCountHeader, type Answer, type Endpoint, type Given } from '@turoos/contract';
import { saveFile } from '@/lib/platform/save-file';
import { toast } from '@/lib/toasts/toast-store';
import { call } from './api';
import { failureText } from './api-error';
import { followDownload } from './running-downloads';

/** A large export may take long before its first byte. */
const EXPORT_TIMEOUT = 5 * 60_000;

type FileEndpoint = Endpoint & { reply: { kind: 'stream' } };

/**
 * Saves the file that an endpoint streams, and shows a toast about the result. The progress of a long
 * download is shown meanwhile, and the user can cancel it.
 */
export function useDownload<E extends FileEndpoint>(endpoint: E, texts: { done: string; failed: string }) {
  return useMutation({
    /** Returns whether the file was saved; false if the user cancelled. */
    mutationFn: async ({ fileName, given }: { fileName: string; given: Given<E> }): Promise<boolean> => {
      const { signal, report, end } = followDownload(fileName);
      try {
        const answer: Answer<E> = await call(endpoint, given, { timeout: EXPORT_TIMEOUT, signal });
        const response = answer as Response;
        const pages = Number(response.headers.get(pageCountHeader));
        const content =
          pages > 0
            ? await (await import('./read-pages')).readPages(response, pages, report)
            : await response.blob();
        saveFile(new File([content], fileName, { type: content.type }));
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        end();
      }
    },
    onSuccess: (saved, { fileName }) =>
      toast(
        saved
          ? { title: texts.done, message: fileName }
          : { tone: 'neutral', title: 'أُلغي التنزيل', message: fileName },
      ),
    onError: (error) => toast({ tone: 'danger', title: texts.failed, message: failureText(error) }),
  });
}
