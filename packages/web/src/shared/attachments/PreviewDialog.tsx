import type { Attachment } from '@turoos/contract';
import { Download } from 'lucide-react';
import { hasFailed } from '@/lib/http/query-state';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from './attachment-texts';
import { useDownloadAttachment } from './use-download-attachment';
import { useContentRef, useFileContent } from './use-file-content';

/** Previews images and PDFs; other files show only their name. */
export default function PreviewDialog({ subject, open, onClose }: SubjectDialogProps<Attachment>) {
  const download = useDownloadAttachment();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title={subject.type === 'image' ? 'معاينة الصورة' : 'معاينة الملف'}
      description={<bdi>{subject.originalName}</bdi>}
      footer={
        <Button
          icon={Download}
          busy={download.isPending}
          disabledReason={subject.isMissing && texts.missing}
          onClick={() => download.start(subject)}
        >
          تنزيل
        </Button>
      }
    >
      {subject.type === 'image' || subject.mimeType === 'application/pdf' ? (
        <Content attachment={subject} />
      ) : (
        <p className="py-10 text-center text-lg">
          <bdi>{subject.originalName}</bdi>
        </p>
      )}
    </Dialog>
  );
}

function Content({ attachment }: { attachment: Attachment }) {
  const content = useFileContent('preview', attachment);
  const shown = useContentRef(content.data);
  if (hasFailed(content))
    return (
      <ErrorState
        title="تعذّرت معاينة الملف"
        error={content.error}
        onRetry={() => void content.refetch()}
        retrying={content.isFetching}
      />
    );
  if (!content.data) return <Skeleton className="h-[60dvh] w-full rounded-md" />;
  return attachment.type === 'image' ? (
    <img
      ref={shown}
      alt={attachment.description || attachment.originalName}
      className="mx-auto max-h-[70dvh] max-w-full object-contain"
    />
  ) : (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox blocks the browser's PDF viewer
    <iframe
      ref={shown}
      title={attachment.originalName}
      className="h-[70dvh] w-full rounded-md border border-line"
    />
  );
}
