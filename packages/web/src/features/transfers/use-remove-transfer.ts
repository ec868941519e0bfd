import { ltr, transfersApi, type Transfer } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

export function useRemoveTransfer(): (transfer: Transfer) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(transfersApi.remove, { done: 'تم حذف التحويل', failed: 'فشل في حذف التحويل' });

  return async ({ _id: id, transferNumber, fromWarehouse, toWarehouse }) => {
    const sure = await confirm({
      title: 'حذف التحويل',
      message: `سيُحذف التحويل ${ltr(transferNumber)} من ${fromWarehouse.name} إلى ${toWarehouse.name} نهائياً. لا يتغير المخزون.`,
      confirmLabel: 'حذف التحويل',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
}
