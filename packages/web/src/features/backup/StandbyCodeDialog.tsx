import { standbyApi, type PairingCode } from '@turoos/contract';
import { Copy } from 'lucide-react';
import { Fragment, useState } from 'react';
import { formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { copyText } from '@/lib/platform/copy-text';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Code } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Makes a pairing code and shows the command that uses it. */
export function StandbyCodeDialog({ open, onClose }: SubjectDialogProps<null>) {
  const [made, setMade] = useState<PairingCode>();
  const invite = useAction(standbyApi.invite, { failed: 'فشل في إنشاء رمز الربط' });
  const command = made && `npm start -- --standby of=${made.address} code=${made.code}`;
  const copy = async () =>
    command && (await copyText(command))
      ? toast({ title: 'تم نسخ الأمر' })
      : toast({ tone: 'warning', title: 'تعذّر النسخ في هذا المتصفح', message: 'حدّده وانسخه بيدك' });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="ربط حاسوب احتياطي"
      description="يأخذ الحاسوب الثاني نسخة من المتجر كله، فاربط حاسوباً تملكه وحدك"
      footer={
        made ? (
          <>
            <Button variant="primary" onClick={onClose}>
              تم
            </Button>
            <Button icon={Copy} onClick={() => void copy()}>
              نسخ الأمر
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            busy={invite.isPending}
            onClick={() => invite.mutate({}, { onSuccess: setMade })}
          >
            إنشاء رمز الربط
          </Button>
        )
      }
    >
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        <li>ثبّت تروس من الإصدار نفسه على الحاسوب الثاني في شبكة المتجر، ولا تشغّله متجراً.</li>
        <li>أنشئ رمز الربط هنا. يُستعمل مرة واحدة خلال ربع ساعة.</li>
        <li>افتح في الحاسوب الثاني نافذة أوامر في مجلد البرنامج، واكتب الأمر الذي يظهر هنا.</li>
      </ol>
      {made && command && (
        <>
          <p
            aria-label="أمر الربط"
            role="note"
            dir="ltr"
            className="mt-3 rounded-md bg-sunken p-3 font-semibold select-all"
          >
            {command.split(' ').map((word, index) => (
              <Fragment key={word}>
                {index > 0 && ' '}
                <span className={word.startsWith('of=') ? 'wrap-anywhere' : 'whitespace-nowrap'}>{word}</span>
              </Fragment>
            ))}
          </p>
          <p className="mt-2 text-sm text-muted">
            الرمز صالح حتى <bdi>{formatDateTime(made.expiresAt)}</bdi>. إن لم يصل الحاسوب إلى هذا العنوان
            فاكتب بعد <Code>of=</Code> أي عنوان آمن آخر للمتجر.
          </p>
        </>
      )}
    </Dialog>
  );
}
