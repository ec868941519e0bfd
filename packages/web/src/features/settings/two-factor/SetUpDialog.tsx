import { twoFactorApi, type TwoFactorSecret } from '@turoos/contract';
import { useRef, useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CodesDialog } from './CodesDialog';
import { PasswordQuestionDialog } from './PasswordQuestionDialog';
import { ScanDialog } from './ScanDialog';

/** Three steps: the password, the secret into the app and a code out of it, then the recovery codes. */
export function SetUpDialog({ open, onClose }: SubjectDialogProps<null>) {
  const [secret, setSecret] = useState<TwoFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  // a form closes when it was saved: then the next step takes its place, while leaving it leaves all of them
  const goesOn = useRef(false);
  const close = () => {
    if (!goesOn.current) onClose();
    goesOn.current = false;
  };
  const begin = useAction(twoFactorApi.setUp, {
    onDone: (made) => {
      goesOn.current = true;
      setSecret(made);
    },
  });

  if (codes) return <CodesDialog subject={codes} open={open} onClose={onClose} />;
  if (secret)
    return (
      <ScanDialog
        secret={secret}
        open={open}
        onClose={close}
        onCodes={(made) => {
          goesOn.current = true;
          setCodes(made);
        }}
      />
    );
  return (
    <PasswordQuestionDialog
      subject={{
        title: 'تفعيل المصادقة الثنائية',
        description: 'تحتاج إلى تطبيق مصادقة على هاتفك، مثل Google Authenticator أو Aegis',
        submitLabel: 'متابعة',
        onPassword: (password) => begin.mutateAsync({ body: { password } }),
      }}
      open={open}
      onClose={close}
    />
  );
}
