import { backupKinds, backupStatus, type Backup } from '@turoos/contract';
import { formatBytes, formatDateTime } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Progress } from '@/ui/Progress';
import type { Column } from '@/ui/table-column';

function State({ backup }: { backup: Backup }) {
  if (backup.status === 'running') return <Progress label="قيد الإنشاء" percent={backup.progress} />;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <StatusBadge status={backupStatus[backup.status]} />
      {backup.isEncrypted && <Badge tone="info">مشفّرة</Badge>}
      {backup.status === 'ready' && !backup.isAvailable && <Badge tone="danger">الملف مفقود</Badge>}
      {backup.error && <span className="basis-full text-sm text-muted">{backup.error}</span>}
    </span>
  );
}

export const backupColumns: readonly Column<Backup>[] = [
  {
    id: 'createdAt',
    header: 'التاريخ',
    primary: true,
    sortable: true,
    cell: (backup) => <bdi>{formatDateTime(backup.createdAt)}</bdi>,
  },
  { id: 'kind', header: 'النوع', cell: (backup) => backupKinds[backup.kind].label },
  { id: 'status', header: 'الحالة', cell: (backup) => <State backup={backup} /> },
  {
    id: 'size',
    header: 'الحجم',
    cell: (backup) => (backup.status === 'ready' ? <bdi>{formatBytes(backup.size)}</bdi> : '—'),
  },
  { id: 'createdBy', header: 'أُنشئت بواسطة', cell: (backup) => backup.createdBy },
];
