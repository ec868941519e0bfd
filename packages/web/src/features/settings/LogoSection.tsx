import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logoTexts, mostLogoBytes, settingsApi } from '@turoos/contract';
import { ImageIcon, ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '@/lib/http/api-error';
import { invalidate } from '@/lib/http/query-keys';
import { upload } from '@/lib/http/upload';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { toast } from '@/lib/toasts/toast-store';
import { useLogo } from '@/shared/shop/use-logo';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Skeleton } from '@/ui/Skeleton';

/** The logo in the invoice header. */
export function LogoSection({ hasLogo }: { hasLogo: boolean }) {
  const permit = usePermit('settings:update');
  const client = useQueryClient();
  const confirm = useConfirm();
  const input = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: (file: File) => upload(settingsApi.setLogo, { file, body: undefined }),
    onSuccess: () => {
      void invalidate(client, settingsApi.setLogo.touches);
      toast({ title: 'تم حفظ شعار المتجر' });
    },
    onError: (error) => toast({ tone: 'danger', title: 'فشل في حفظ الشعار', message: failureText(error) }),
  });
  const remove = useAction(settingsApi.removeLogo, {
    done: 'تمت إزالة شعار المتجر',
    failed: 'فشل في إزالة الشعار',
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostLogoBytes) toast({ tone: 'danger', title: logoTexts.tooLarge });
    else send.mutate(file);
  };
  const askRemove = async () => {
    const sure = await confirm({
      title: 'إزالة شعار المتجر',
      message: 'ستُطبع الفواتير دون شعار.',
      confirmLabel: 'إزالة الشعار',
      tone: 'danger',
    });
    if (sure) remove.mutate({});
  };

  return (
    <Section title="شعار المتجر" description={logoTexts.type}>
      <Preview hasLogo={hasLogo} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={ImageUp}
          busy={send.isPending}
          disabledReason={permit.reason}
          onClick={() => input.current?.click()}
        >
          {hasLogo ? 'تغيير الشعار' : 'رفع شعار'}
        </Button>
        {hasLogo && (
          <Button
            icon={Trash2}
            busy={remove.isPending}
            disabledReason={permit.reason}
            onClick={() => void askRemove()}
          >
            إزالة
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        aria-label="ملف الشعار"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Section>
  );
}

function Preview({ hasLogo }: { hasLogo: boolean }) {
  const logo = useLogo();
  const frame =
    'flex h-28 w-full items-center justify-center rounded-md border border-dashed border-line p-2';
  if (hasLogo && logo === undefined) return <Skeleton className="h-28 w-full" />;
  return hasLogo && logo ? (
    <div className={frame}>
      <img src={logo} alt="شعار المتجر" className="max-h-full max-w-full object-contain" />
    </div>
  ) : (
    <div className={`${frame} flex-col gap-1 text-faint`}>
      <ImageIcon className="size-6" aria-hidden="true" />
      لا يوجد شعار
    </div>
  );
}
