import { LoginScreen } from '@/features/auth/LoginScreen';
import { isUnlocked, useSession } from '@/lib/session/session-state';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Lets the seller who unlocked this till by a PIN sign in without leaving the invoice. */
export function SignInDialog({ subject, open, onClose }: SubjectDialogProps<{ username: string }>) {
  const session = useSession();
  return (
    <Dialog
      open={open && isUnlocked(session)}
      onClose={onClose}
      size="sm"
      title="عاد الخادم"
      description="سجّل الدخول لتعمل بقية الشاشات وتُرسل المبيعات. الفاتورة المفتوحة تبقى كما هي."
    >
      <LoginScreen name={subject.username} />
    </Dialog>
  );
}
