import { attachmentRights, attachmentsApi, fileText, type Attachment } from '@turoos/contract';
import { Download, Eye, Info, Pencil, Trash2 } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';
import { texts } from './attachment-texts';
import type { useAttachmentDialogs } from './use-attachment-dialogs';
import { useDownloadAttachment } from './use-download-attachment';

type AttachmentMenuProps = {
  attachment: Attachment;
  on: Pick<ReturnType<typeof useAttachmentDialogs>, 'preview' | 'details' | 'edit'>;
};

export function AttachmentMenu({ attachment, on }: AttachmentMenuProps) {
  const confirm = useConfirm();
  const mayEdit = usePermit(...attachmentRights(attachment.entityType, 'update'));
  const mayRemove = usePermit(...attachmentRights(attachment.entityType, 'delete'));
  const download = useDownloadAttachment();
  const remove = useAction(attachmentsApi.remove, { done: texts.removed, failed: texts.removeFailed });
  const { _id, originalName, entityName, isMissing } = attachment;
  const gone = isMissing && texts.missing;

  const askAndRemove = async () => {
    const sure = await confirm({
      title: 'حذف المرفق',
      message: `هل أنت متأكد من حذف «${fileText(originalName)}» من مرفقات «${entityName}»؟`,
      confirmLabel: 'حذف المرفق',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };

  return (
    <Menu
      label={`إجراءات ${originalName}`}
      items={[
        { label: 'عرض التفاصيل', icon: Info, onSelect: () => on.details(attachment) },
        { label: 'معاينة', icon: Eye, onSelect: () => on.preview(attachment), disabledReason: gone },
        { label: 'تنزيل', icon: Download, onSelect: () => download.start(attachment), disabledReason: gone },
        { label: 'تعديل', icon: Pencil, onSelect: () => on.edit(attachment), disabledReason: mayEdit.reason },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          onSelect: () => void askAndRemove(),
          disabledReason: mayRemove.reason,
        },
      ]}
    />
  );
}
