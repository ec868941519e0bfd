import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Backup } from '@turoos/contract';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Progress } from '@/ui/Progress';
import { sendBackupFile } from './send-backup-file';

/** Uploads a backup file from this device, and then offers to restore it. */
export function UploadBackup({ onUploaded }: { onUploaded: (backup: Backup) => void }) {
  const permit = usePermit('backup:whole');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => sendBackupFile(file, setPercent),
    onMutate: () => setPercent(0),
    onSuccess: (backup) => {
      void invalidate(client, ['backup']);
      toast({ title: 'تم رفع النسخة الاحتياطية' });
      onUploaded(backup);
    },
    onError: (error) =>
      toast({ tone: 'danger', title: 'فشل في رفع النسخة الاحتياطية', message: failureText(error) }),
  });

  return (
    <>
      <Button
        icon={Upload}
        busy={send.isPending}
        disabledReason={permit.reason}
        onClick={() => input.current?.click()}
      >
        رفع نسخة من ملف
      </Button>
      <input
        ref={input}
        type="file"
        accept=".backup"
        aria-label="ملف النسخة الاحتياطية"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) send.mutate(file);
          event.target.value = '';
        }}
      />
      {send.isPending && (
        <div className="basis-full">
          <Progress label="رفع الملف" percent={percent} />
        </div>
      )}
    </>
  );
}
