import { attachmentActivity, attachmentEntities, fileTypes, type Attachment } from '@turoos/contract';
import { formatBytes, formatDateTime } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { texts } from './attachment-texts';
import { EntityLink } from './EntityLink';

export default function DetailsDialog({ subject, open, onClose }: SubjectDialogProps<Attachment>) {
  return (
    <Dialog open={open} onClose={onClose} title="تفاصيل المرفق">
      <DescriptionList
        blank="—"
        facts={[
          { name: 'اسم الملف', value: <bdi>{subject.originalName}</bdi> },
          { name: 'الوصف', value: subject.description },
          {
            name: 'مرتبط بـ',
            value: (
              <>
                {attachmentEntities[subject.entityType].label}: <EntityLink attachment={subject} />
              </>
            ),
          },
          {
            name: 'النوع',
            value: (
              <>
                {fileTypes[subject.type]} <Code className="text-sm text-muted">{subject.mimeType}</Code>
              </>
            ),
          },
          { name: 'الحجم', value: formatBytes(subject.size) },
          {
            name: 'الحالة',
            value: (
              <span className="flex flex-wrap gap-2">
                <StatusBadge status={attachmentActivity[subject.isActive ? 'active' : 'inactive']} />
                {subject.isMissing && <Badge tone="danger">{texts.missing}</Badge>}
              </span>
            ),
          },
          { name: 'رفعه', value: subject.uploadedBy?.name },
          { name: 'تاريخ الرفع', value: formatDateTime(subject.createdAt) },
          { name: 'البصمة', value: <Code className="text-xs break-all">{subject.sha256}</Code> },
        ]}
      />
    </Dialog>
  );
}
