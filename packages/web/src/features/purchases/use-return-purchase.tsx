import { purchaseName, purchasesApi, type Purchase } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Usd } from '@/ui/Usd';

/** Returns all remaining parts of a purchase, after a confirmation. */
export function useReturnPurchase(): (purchase: Purchase) => void {
  const confirm = useConfirm();
  const giveBack = useAction(purchasesApi.return, {
    done: 'تم إرجاع الفاتورة بنجاح',
    failed: 'خطأ في إرجاع الفاتورة',
  });

  const ask = async (purchase: Purchase) => {
    const sure = await confirm({
      title: 'إرجاع الفاتورة',
      message: (
        <>
          <p>
            هل تريد إرجاع الفاتورة <Code>{purchaseName(purchase)}</Code> كاملة إلى{' '}
            {legible(purchase.supplierName)} بمبلغ{' '}
            <Usd cents={purchase.receivedAmount - purchase.returnedAmount} className="font-semibold" />؟
          </p>
          <p className="mt-1">سيتم تحديث المخزون وحساب المورد، ولا يمكن التراجع عن ذلك.</p>
        </>
      ),
      confirmLabel: 'إرجاع الفاتورة',
      tone: 'danger',
    });
    if (sure) giveBack.mutate({ params: { id: purchase._id }, body: {} });
  };
  return (purchase) => void ask(purchase);
}
