import { backupApi, type Backup } from '@turoos/contract';
import { DatabaseBackup } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useList } from '@/lib/list/use-list';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { Archive } from './Archive';
import { ArchiveForm } from './ArchiveForm';
import { backupColumns } from './backup-columns';
import { BackupActions } from './BackupActions';
import { BackupFacts } from './BackupFacts';
import { ExportShop } from './ExportShop';
import { NewVersion } from './NewVersion';
import { Places } from './Places';
import { ScheduleForm } from './ScheduleForm';
import { Standbys } from './Standbys';
import { UploadBackup } from './UploadBackup';

/** Milliseconds between polls of a running backup, which work without the live event stream too. */
const POLL_MS = 2000;
/** Changes are copied continuously without an announcement, which would be a change in its turn. */
const ARCHIVE_POLL_MS = 15_000;

/** The shop's backups, with actions to create and restore them. */
export function BackupPanel() {
  const list = useList('backup', backupApi.list, {
    refetchInterval: ({ state: { data } }) => {
      if (data?.rows.some(({ status }) => status === 'running')) return POLL_MS;
      return data?.summary.archive.state === 'on' ? ARCHIVE_POLL_MS : false;
    },
  });
  const backups = list.result;
  const archive = backups.data?.summary.archive;
  const awaitOutcome = useOutcome(backups.data?.rows);
  const mayCreate = usePermit('backup:create');
  const making = useLazyDialog<(begun: Backup) => void>(() =>
    import('./NewBackupDialog').then((m) => m.NewBackupDialog),
  );
  const restoring = useLazyDialog<Backup>(() => import('./RestoreDialog').then((m) => m.RestoreDialog));

  const create = (
    <Button
      variant="primary"
      icon={DatabaseBackup}
      disabledReason={mayCreate.reason}
      onClick={() => making.show(awaitOutcome)}
    >
      إنشاء نسخة الآن
    </Button>
  );

  return (
    <div className="flex flex-col gap-4">
      <NewVersion />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <BackupFacts summary={backups.data?.summary} />
        <ScheduleForm />
      </div>
      <Places places={backups.data?.summary.places} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Archive archive={archive} />
        {archive && archive.state !== 'external' && <ArchiveForm />}
      </div>
      <Standbys />
      <Section
        title="النسخ الاحتياطية"
        description="ملفاتها في المجلد backups داخل مجلد البيانات"
        actions={
          <>
            {create}
            <UploadBackup onUploaded={restoring.show} />
          </>
        }
      >
        <DataTable
          label="النسخ الاحتياطية"
          columns={backupColumns}
          list={list}
          rowKey={(backup) => backup._id}
          empty={
            <EmptyState
              icon={DatabaseBackup}
              title="لا توجد نسخ احتياطية بعد"
              message="أنشئ نسخة الآن، أو فعّل النسخ التلقائي؛ لا يتوقف العمل أثناء النسخ."
            />
          }
          renderActions={(backup) => <BackupActions backup={backup} onRestore={restoring.show} />}
        />
      </Section>
      <ExportShop />
      {making.dialog}
      {restoring.dialog}
    </div>
  );
}

/** Shows the result of a backup that was started here. */
function useOutcome(rows: readonly Backup[] | undefined): (begun: Backup) => void {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const outcome = rows?.find(({ _id, status }) => _id === awaited.current && status !== 'running');
    if (!outcome) return;
    awaited.current = undefined;
    if (outcome.status === 'ready')
      toast({ title: 'تم إنشاء النسخة الاحتياطية بنجاح', message: outcome.fileName });
    else toast({ tone: 'danger', title: 'فشل في إنشاء النسخة الاحتياطية', message: outcome.error });
  }, [rows]);
  return ({ _id }) => {
    awaited.current = _id;
  };
}
