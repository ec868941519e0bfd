import { rolesApi, type Role } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './role-texts';

export function useRemoveRole(): (role: Role) => void {
  const confirm = useConfirm();
  const remove = useAction(rolesApi.remove, { done: texts.removed, failed: texts.removeFailed });

  const ask = async ({ id, label }: Role) => {
    const sure = await confirm({
      title: 'حذف الدور',
      message: `سيُحذف الدور «${label}» نهائياً. لا يُحذف دور مسند إلى مستخدمين.`,
      confirmLabel: 'حذف الدور',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
  return (role) => void ask(role);
}
