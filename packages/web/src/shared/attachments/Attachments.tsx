import { keepPreviousData } from '@tanstack/react-query';
import { attachmentRights, attachmentsApi, type Attachment, type AttachmentEntity } from '@turoos/contract';
import { formatBytes, formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { useCan, usePermit } from '@/lib/session/can';
import { Section } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from './attachment-texts';
import { AttachmentMenu } from './AttachmentMenu';
import { AttachmentName } from './AttachmentName';
import { FileDrop } from './FileDrop';
import { Thumbnail } from './Thumbnail';
import { UploadQueue } from './UploadQueue';
import { useAttachmentDialogs } from './use-attachment-dialogs';
import { useUploadQueue } from './use-upload-queue';

/** The most attachments shown here; the attachments screen has the rest. */
const SHOWN = 50;

type AttachmentsProps = { entityType: AttachmentEntity; entityId: string; className?: string };

/**
 * The attachments of one record, with an upload area: `<Attachments entityType="sales" entityId={sale._id}
 * />`.
 */
export function Attachments(props: AttachmentsProps) {
  return useCan('attachments:read') ? <AttachmentsOf {...props} /> : null;
}

function AttachmentsOf({ entityType, entityId, className }: AttachmentsProps) {
  const permit = usePermit(...attachmentRights(entityType, 'create'));
  const uploads = useUploadQueue({ entityType, entityId });
  const query = useData(
    'attachments',
    attachmentsApi.ofEntity,
    { params: { entityType, entityId }, query: { limit: SHOWN } },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;

  return (
    <Section title="المرفقات" className={cn('no-print', className)}>
      <div className="flex flex-col gap-4">
        <FileDrop onFiles={uploads.add} disabledReason={permit.reason} />
        <UploadQueue queue={uploads.queue} onRetry={uploads.retry} onDrop={uploads.drop} />
        <QueryBoundary query={query} title={texts.loadFailed} waiting={<Skeleton className="h-14 w-full" />}>
          {({ rows }) => <Files rows={rows} />}
        </QueryBoundary>
        {data && data.total > SHOWN && (
          <Link
            to="/attachments"
            search={{ entityType, entityId }}
            className="w-fit text-accent-strong hover:underline"
          >
            عرض كل المرفقات ({data.total})
          </Link>
        )}
      </div>
    </Section>
  );
}

function Files({ rows }: { rows: readonly Attachment[] }) {
  const { dialogs, ...on } = useAttachmentDialogs();
  if (rows.length === 0) return <p className="text-faint">لا توجد مرفقات بعد.</p>;
  return (
    <>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
        {rows.map((attachment) => (
          <li key={attachment._id} className="flex min-w-0 items-center gap-3">
            <button
              type="button"
              onClick={() => on.preview(attachment)}
              className="flex min-w-0 grow items-center gap-3 rounded-md text-start"
            >
              <Thumbnail attachment={attachment} />
              <span className="min-w-0">
                <AttachmentName attachment={attachment} />
                <span className="block text-sm text-muted">
                  {formatBytes(attachment.size)} · {formatDate(attachment.createdAt)}
                </span>
              </span>
            </button>
            <AttachmentMenu attachment={attachment} on={on} />
          </li>
        ))}
      </ul>
      {dialogs}
    </>
  );
}
