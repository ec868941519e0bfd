import { warehousesApi, type Warehouse } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

export function useRemoveWarehouse(): (warehouse: Warehouse) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(warehousesApi.remove, {
    done: 'تم حذف المستودع بنجاح',
    failed: 'فشل في حذف المستودع',
  });

  return async (warehouse) => {
    const sure = await confirm({
      title: 'حذف المستودع',
      message: `سيُحذف المستودع «${warehouse.name}» نهائياً. لا يُحذف مستودع فيه قطع أو مرّت به حركة.`,
      confirmLabel: 'حذف المستودع',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: warehouse._id } });
  };
}
