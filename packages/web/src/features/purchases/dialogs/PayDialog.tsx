import { purchaseName, purchasesApi, purchaseTexts, type Purchase } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { lastVoucher } from '@/lib/money/last-voucher';
import { PaymentDialog } from '@/shared/ledger/PaymentDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Records a payment for this purchase. */
export function PayDialog({ subject: purchase, open, onClose }: SubjectDialogProps<Purchase>) {
  const pay = useAction(purchasesApi.pay, {
    done: 'تم تسجيل الدفعة بنجاح',
    failed: 'خطأ في تسجيل الدفعة',
    onDone: ({ voucher = null }) => lastVoucher.set(voucher),
  });
  return (
    <PaymentDialog
      open={open}
      onClose={onClose}
      title={`دفعة على الفاتورة ${purchaseName(purchase)}`}
      description={purchase.supplierName}
      due={purchase.remainingAmount}
      tooMuch={purchaseTexts.paidTooMuch}
      onPay={(body) => pay.mutateAsync({ params: { id: purchase._id }, body })}
    />
  );
}
