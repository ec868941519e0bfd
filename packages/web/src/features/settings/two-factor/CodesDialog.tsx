import { Copy, Download } from 'lucide-react';
import { copyText } from '@/lib/platform/copy-text';
import { saveFile } from '@/lib/platform/save-file';
import { useUser } from '@/lib/session/session-state';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Shows the recovery codes once: the server stores only their hashes. */
export function CodesDialog({ subject: codes, open, onClose }: SubjectDialogProps<string[]>) {
  const { username } = useUser();
  const text = codes.join('\n');
  const copy = async () =>
    (await copyText(text))
      ? toast({ title: 'تم نسخ رموز الاسترداد' })
      : toast({
          tone: 'warning',
          title: 'تعذّر النسخ في هذا المتصفح',
          message: 'نزّل الرموز أو انقلها بيدك',
        });
  const save = () =>
    saveFile(new File([`${text}\n`], `recovery-codes-${username}.txt`, { type: 'text/plain' }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="رموز الاسترداد"
      description="احفظها في مكان آمن: كل رمز يدخلك مرة واحدة إن لم يكن هاتفك معك، ولن تظهر ثانية"
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            حفظتها
          </Button>
          <Button icon={Download} onClick={save}>
            تنزيل
          </Button>
          <Button icon={Copy} onClick={() => void copy()}>
            نسخ
          </Button>
        </>
      }
    >
      <ul aria-label="رموز الاسترداد" className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <Code className="font-semibold select-all">{code}</Code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
