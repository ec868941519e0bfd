import type { Attachment } from '@turoos/contract';
import { useLazyDialog } from '@/ui/use-lazy-dialog';

/** The dialogs of an attachment; their code loads on first opening. */
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
