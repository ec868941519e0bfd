import { suppliersApi, type Supplier } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';

export function useRemoveSupplier(): (supplier: Supplier) => void {
  const confirm = useConfirm();
  const remove = useAction(suppliersApi.delete, {
    done: 'تم حذف المورد بنجاح',
    failed: 'خطأ في حذف المورد',
  });

  const ask = async ({ _id, name }: Supplier) => {
    const sure = await confirm({
      title: 'حذف المورد',
      message: `سيُحذف المورد «${name}» نهائياً.`,
      confirmLabel: 'حذف المورد',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: _id } });
  };
  return (supplier) => void ask(supplier);
}
