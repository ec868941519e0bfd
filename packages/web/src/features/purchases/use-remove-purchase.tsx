import { purchaseName, purchasesApi, type Purchase } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts } from './purchase-texts';

export function useRemovePurchase(onGone?: () => void): (purchase: Purchase) => void {
  const confirm = useConfirm();
  const remove = useAction(purchasesApi.delete, {
    done: texts.removed,
    failed: texts.removeFailed,
    onDone: () => onGone?.(),
  });

  const ask = async (purchase: Purchase) => {
    const sure = await confirm({
      title: 'حذف الفاتورة',
      message: (
        <>
          <p>{texts.removeAsk}</p>
          <p className="mt-1 text-muted">
            <Code>{purchaseName(purchase)}</Code> · {legible(purchase.supplierName)}
          </p>
        </>
      ),
      confirmLabel: 'حذف الفاتورة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: purchase._id } });
  };
  return (purchase) => void ask(purchase);
}
