import { purchaseName, purchasesApi, type Purchase } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { Usd } from '@/ui/Usd';

/** Receives an ordered purchase as ordered, after a confirmation. */
export function useReceivePurchase(): (purchase: Purchase) => void {
  const confirm = useConfirm();
  const receive = useAction(purchasesApi.update, {
    done: 'تم استلام الفاتورة بنجاح',
    failed: 'خطأ في استلام الفاتورة',
  });

  const ask = async (purchase: Purchase) => {
    const sure = await confirm({
      title: 'استلام الفاتورة',
      message: (
        <>
          <p>
            هل وصلت بضاعة الفاتورة <Code>{purchaseName(purchase)}</Code> من {legible(purchase.supplierName)}؟
          </p>
          <p className="mt-1">
            تدخل أصنافها المخزون، ويُضاف <Usd cents={purchase.totalAmount} className="font-semibold" /> إلى
            حساب المورد.
          </p>
        </>
      ),
      confirmLabel: 'استلام الفاتورة',
    });
    if (sure)
      receive.mutate({
        params: { id: purchase._id },
        body: { status: 'completed', version: purchase.version },
      });
  };
  return (purchase) => void ask(purchase);
}
