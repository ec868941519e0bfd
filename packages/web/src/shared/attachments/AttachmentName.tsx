import { attachmentActivity, type Attachment } from '@turoos/contract';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Words } from '@/ui/Code';
import { texts } from './attachment-texts';

/** Names are in either script, so each keeps its own text direction. */
export const AttachmentName = ({ attachment }: { attachment: Attachment }) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-2">
    <bdi className="min-w-0 break-words [.truncate_&]:truncate">
      <Words>{attachment.originalName}</Words>
    </bdi>
    {attachment.isMissing && <Badge tone="danger">{texts.missing}</Badge>}
    {!attachment.isActive && <StatusBadge status={attachmentActivity.inactive} />}
  </span>
);
