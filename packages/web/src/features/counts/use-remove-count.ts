import { countsApi, ltr, type Count } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { navigate } from '@/lib/navigation/hooks';
import { useConfirm } from '@/ui/ConfirmDialog';

/** Asks, deletes, and goes back to the list. */
export function useRemoveCount(): (count: Count) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(countsApi.remove, {
    done: 'تم حذف عملية الجرد',
    failed: 'فشل في حذف عملية الجرد',
    onDone: () => void navigate({ to: '/inventory-counts' }),
  });
  return async ({ _id: id, countNumber, warehouseName, summary }) => {
    const sure = await confirm({
      title: `حذف الجرد ${ltr(countNumber)}`,
      message:
        summary.countedItems > 0
          ? `سيُحذف جرد «${warehouseName}» وكل ما عُدّ فيه نهائياً. لا يتغير المخزون.`
          : `سيُحذف جرد «${warehouseName}» نهائياً. لا يتغير المخزون.`,
      confirmLabel: 'حذف الجرد',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id } });
  };
}
