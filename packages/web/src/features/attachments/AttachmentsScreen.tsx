import { attachmentEntityNames, attachmentRights, attachmentsApi, can, denial } from '@turoos/contract';
import { Paperclip, Upload } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { useUser } from '@/lib/session/session-state';
import { texts } from '@/shared/attachments/attachment-texts';
import { AttachmentMenu } from '@/shared/attachments/AttachmentMenu';
import { useAttachmentDialogs } from '@/shared/attachments/use-attachment-dialogs';
import { Button } from '@/ui/Button';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { attachmentColumns } from './attachment-columns';
import { AttachmentFilters, attachmentFilters } from './AttachmentFilters';
import { AttachmentsHeader } from './AttachmentsHeader';

/** All attachments the user may see, of any record. */
export function AttachmentsScreen() {
  const list = useList('attachments', attachmentsApi.list, { filters: attachmentFilters });
  const form = useLazyDialog<null>(() => import('@/shared/attachments/UploadDialog').then((m) => m.default));
  const { dialogs, ...on } = useAttachmentDialogs();
  const refused = useUploadRefusal();

  return (
    <>
      <AttachmentsHeader onUpload={() => form.show(null)} refused={refused} />
      <AttachmentFilters list={list} />
      <DataTable
        label="المرفقات"
        columns={attachmentColumns}
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(attachment) => attachment._id}
        onOpen={on.preview}
        renderActions={(attachment) => <AttachmentMenu attachment={attachment} on={on} />}
        empty={
          <EmptyState
            icon={Paperclip}
            title="لا توجد مرفقات بعد"
            message="ارفع صورة قطعة أو فاتورة مورد، من هنا أو من صفحة القطعة أو الفاتورة نفسها."
            action={
              <Button icon={Upload} disabledReason={refused} onClick={() => form.show(null)}>
                رفع مرفق
              </Button>
            }
          />
        }
      />
      {form.dialog}
      {dialogs}
    </>
  );
}

/** Returns why the user can't upload: without the right, or without any record they may attach files to. */
function useUploadRefusal(): string | undefined {
  const user = useUser();
  if (!can(user, 'attachments:create')) return denial('attachments:create');
  const allowed = attachmentEntityNames.some((entity) =>
    attachmentRights(entity, 'create').every((right) => can(user, right)),
  );
  return allowed ? undefined : 'ليس لديك صلاحية لتعديل أي عنصر تُرفق به الملفات';
}
