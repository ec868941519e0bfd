import { usersApi, type User } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './user-texts';

/** Activates or deactivates a user, after a confirmation. */
export function useToggleUser(): (user: User) => void {
  const confirm = useConfirm();
  const update = useAction(usersApi.update, {
    failed: texts.updateFailed,
    onDone: ({ isActive }) => toast({ title: isActive ? 'تم تفعيل المستخدم' : 'تم تعطيل المستخدم' }),
  });

  const ask = async ({ _id, name, isActive }: User) => {
    const sure = isActive
      ? await confirm({
          title: 'تعطيل المستخدم',
          message: `سيُعطَّل حساب «${name}» وتنتهي جلساته فوراً، ولن يستطيع الدخول حتى يُفعَّل من جديد.`,
          confirmLabel: 'تعطيل المستخدم',
          tone: 'danger',
        })
      : await confirm({
          title: 'تفعيل المستخدم',
          message: `سيعود «${name}» قادراً على الدخول بدوره وصلاحياته كما كانت.`,
          confirmLabel: 'تفعيل المستخدم',
        });
    if (sure) update.mutate({ params: { id: _id }, body: { isActive: !isActive } });
  };
  return (user) => void ask(user);
}
