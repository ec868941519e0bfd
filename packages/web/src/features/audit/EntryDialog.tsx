import { actionLabel, entityLabel, type AuditEntry } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Code, legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { ChangeTable } from './ChangeTable';

export function EntryDialog({ subject: entry, open, onClose }: SubjectDialogProps<AuditEntry>) {
  return (
    <Dialog open={open} onClose={onClose} size="lg" title={actionLabel(entry.action)}>
      <DescriptionList
        facts={[
          { name: 'المستخدم', value: entry.userName },
          { name: 'التاريخ', value: formatDateTime(entry.createdAt) },
          { name: 'القسم', value: entityLabel(entry.entity) },
          { name: 'عنوان IP', value: entry.ip && <Code>{entry.ip}</Code> },
          { name: 'السجل', value: entry.entityName && <bdi>{legible(entry.entityName)}</bdi> },
          {
            name: 'معرف السجل',
            value: entry.entityId && <Code className="text-sm break-all">{entry.entityId}</Code>,
          },
          { name: 'رقم التتبع', value: entry.traceId && <Code className="text-sm">{entry.traceId}</Code> },
        ]}
      />
      <h3 className="mt-5 mb-2">التغييرات</h3>
      <ChangeTable entry={entry} />
    </Dialog>
  );
}
