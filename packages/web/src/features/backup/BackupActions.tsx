import {
  backupApi,
  backupTexts,
  deleteBackupBlocked,
  takeBackupBlocked,
  type Backup,
} from '@turoos/contract';
import { Download, History, Trash2 } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useDownload } from '@/lib/http/use-download';
import { usePermit } from '@/lib/session/can';
import { useConfirm } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';

type BackupActionsProps = { backup: Backup; onRestore: (backup: Backup) => void };

/** Returns why the backup can't be used. */
const whyUnusable = (backup: Backup): string | undefined =>
  takeBackupBlocked(backup) ?? (backup.isAvailable ? undefined : backupTexts.fileMissing);

export function BackupActions({ backup, onRestore }: BackupActionsProps) {
  const { _id, fileName, createdAt } = backup;
  const confirm = useConfirm();
  const mayTake = usePermit('backup:whole');
  const mayDelete = usePermit('backup:delete');
  const download = useDownload(backupApi.download, {
    done: 'تم تنزيل النسخة الاحتياطية',
    failed: 'فشل في تنزيل النسخة الاحتياطية',
  });
  const remove = useAction(backupApi.remove, {
    done: 'تم حذف النسخة الاحتياطية بنجاح',
    failed: 'فشل في حذف النسخة الاحتياطية',
  });
  const params = { id: _id };
  const when = formatDateTime(createdAt);

  const askRemove = async () => {
    const sure = await confirm({
      title: 'حذف نسخة احتياطية',
      message: `ستُحذف نسخة ${when} وملفها نهائياً، ولن يمكن الرجوع إليها.`,
      confirmLabel: 'حذف النسخة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params });
  };

  return (
    <>
      <IconButton
        label={`تنزيل نسخة ${when}`}
        icon={Download}
        busy={download.isPending}
        disabledReason={mayTake.reason ?? whyUnusable(backup)}
        onClick={() => download.mutate({ fileName, given: { params } })}
      />
      <IconButton
        label={`استعادة نسخة ${when}`}
        icon={History}
        disabledReason={mayTake.reason ?? whyUnusable(backup)}
        onClick={() => onRestore(backup)}
      />
      <IconButton
        label={`حذف نسخة ${when}`}
        icon={Trash2}
        busy={remove.isPending}
        disabledReason={mayDelete.reason ?? deleteBackupBlocked(backup)}
        onClick={() => void askRemove()}
      />
    </>
  );
}
