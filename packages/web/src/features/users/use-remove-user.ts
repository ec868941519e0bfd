import { usersApi, type User } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { toast } from '@/lib/toasts/toast-store';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './user-texts';

export function useRemoveUser(): (user: User) => void {
  const confirm = useConfirm();
  const remove = useAction(usersApi.remove, {
    failed: texts.removeFailed,
    // the server's message says whether the user was deleted or only deactivated
    onDone: (message) => toast({ title: message }),
  });

  const ask = async ({ _id, name }: User) => {
    const sure = await confirm({
      title: 'حذف المستخدم',
      message: `سيُحذف المستخدم «${name}» نهائياً. إن كانت له سجلات في النظام فسيُعطَّل حسابه بدلاً من حذفه.`,
      confirmLabel: 'حذف المستخدم',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };
  return (user) => void ask(user);
}
