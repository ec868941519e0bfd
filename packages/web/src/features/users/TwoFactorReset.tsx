import { twoFactorApi, type UserDetail } from '@turoos/contract';
import { ShieldOff } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Button } from '@/ui/Button';
import { useConfirm } from '@/ui/ConfirmDialog';

type TwoFactorResetProps = { user: UserDetail; disabledReason: string | undefined };

/**
 * Resets two-factor sign-in for a user who lost phone and recovery codes; renders nothing while it is off.
 */
export function TwoFactorReset({ user, disabledReason }: TwoFactorResetProps) {
  const state = useData('users', twoFactorApi.stateOf, { params: { id: user._id } });
  const confirm = useConfirm();
  const reset = useAction(twoFactorApi.reset, { done: 'تم إيقاف المصادقة الثنائية للمستخدم' });
  const ask = async () => {
    const sure = await confirm({
      title: `إيقاف المصادقة الثنائية لـ ${user.name}`,
      message: 'ستكفيه كلمة المرور وحدها لتسجيل الدخول إلى أن يفعّلها من جديد.',
      confirmLabel: 'إيقاف المصادقة الثنائية',
      tone: 'danger',
    });
    if (sure) reset.mutate({ params: { id: user._id } });
  };
  if (!state.data?.enabled) return null;
  return (
    <Button
      icon={ShieldOff}
      busy={reset.isPending}
      disabledReason={disabledReason}
      onClick={() => void ask()}
    >
      إيقاف المصادقة الثنائية
    </Button>
  );
}
