import { fileText, movingInApi, type BroughtFile } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { location } from '@/lib/navigation/location';
import { toast } from '@/lib/toasts/toast-store';
import { followBringing, useBringRun } from '../bring-run';

/** Milliseconds: fifty thousand parts with their numbers take a minute, more on a busy machine. */
const BRING_TIMEOUT = 10 * 60_000;

/** Brings a file; a user who is still on its page is led to the result. */
export function useBring(file: BroughtFile) {
  const run = useBringRun(file._id);
  const action = useAction(movingInApi.bring, {
    timeout: BRING_TIMEOUT,
    failed: 'فشل في نقل الملف',
    onDone: ({ _id }) => {
      toast({ title: 'تم النقل', message: fileText(file.name) });
      if (location.get().search.file === file._id)
        void navigate({ to: '/moving-in', search: { brought: _id }, replace: true });
    },
  });
  return {
    bring: (version: number) =>
      void followBringing(file._id, action.mutateAsync({ params: { id: file._id }, body: { version } })),
    isBringing: file.isBringing || (run?.isRunning ?? false),
    error: run?.error,
  };
}
