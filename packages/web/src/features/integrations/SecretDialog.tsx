import { Copy } from 'lucide-react';
import { copyText } from '@/lib/platform/copy-text';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export interface ShownSecret {
  title: string;
  description: string;
  /** What the secret is. */
  label: string;
  secret: string;
}

/** Shows a secret once: the server gives it in no other answer. */
export function SecretDialog({ subject, open, onClose }: SubjectDialogProps<ShownSecret>) {
  const { title, description, label, secret } = subject;
  const copy = async () =>
    (await copyText(secret))
      ? toast({ title: `تم نسخ ${label}` })
      : toast({ tone: 'warning', title: 'تعذّر النسخ في هذا المتصفح', message: 'حدّده وانسخه بيدك' });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            حفظته
          </Button>
          <Button icon={Copy} onClick={() => void copy()}>
            نسخ
          </Button>
        </>
      }
    >
      <p aria-label={label} role="note" className="rounded-md bg-sunken p-3 break-all select-all">
        <Code className="font-semibold whitespace-normal">{secret}</Code>
      </p>
    </Dialog>
  );
}
