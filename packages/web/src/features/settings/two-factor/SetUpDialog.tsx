import { twoFactorApi, type TwoFactorSecret } from '@turoos/contract';
import { useRef, useState } from 'react';
import { useAction } from '@/lib/http/use-action';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CodesDialog } from './CodesDialog';
import { PasswordQuestionDialog } from './PasswordQuestionDialog';
import { ScanDialog } from './ScanDialog';

/**
 * Sets up two-factor sign-in in three steps: the password, the secret with a code of the app, the recovery
 * codes.
 */
export function SetUpDialog({ open, onClose }: SubjectDialogProps<null>) {
  const [secret, setSecret] = useState<TwoFactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  // a saved form closes too: then the next step opens, while cancelling ends the whole setup
  const continues = useRef(false);
  const close = () => {
    if (!continues.current) onClose();
    continues.current = false;
  };
  const begin = useAction(twoFactorApi.setUp, {
    onDone: (made) => {
      continues.current = true;
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
          continues.current = true;
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
