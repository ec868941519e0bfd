import type { Attachment } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** All that can be opened about an attachment; their code comes with the first opening. */
export function useAttachmentDialogs() {
  const preview = useLazyDialog<Attachment>(() => import('./PreviewDialog').then((m) => m.default));
  const details = useLazyDialog<Attachment>(() => import('./DetailsDialog').then((m) => m.default));
  const edit = useLazyDialog<Attachment>(() => import('./EditDialog').then((m) => m.default));
  return {
    preview: preview.show,
    details: details.show,
    edit: edit.show,
    dialogs: (
      <>
        {preview.dialog}
        {details.dialog}
        {edit.dialog}
      </>
    ),
  };
}
