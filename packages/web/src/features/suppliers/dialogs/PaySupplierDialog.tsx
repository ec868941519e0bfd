import { suppliersApi, type Supplier } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { lastVoucher } from '@/lib/money/last-voucher';
import { PaymentDialog } from '@/shared/ledger/PaymentDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Records a payment, which settles the oldest open purchases first, and previews the new balance. */
export function PaySupplierDialog({ subject, open, onClose }: SubjectDialogProps<Supplier>) {
  const pay = useAction(suppliersApi.pay, {
    done: 'تم تسجيل الدفعة بنجاح',
    failed: 'خطأ في تسجيل الدفعة',
    onDone: ({ voucher = null }) => lastVoucher.set(voucher),
  });
  const { _id: id, name, balance } = subject;
  return (
    <PaymentDialog
      open={open}
      onClose={onClose}
      title="دفعة للمورد"
      description={`${name}: تُسدد بها أقدم فواتيره، وما زاد يبقى رصيداً لنا عنده`}
      due={Math.max(0, -balance)}
      balance={balance}
      onPay={(body) => pay.mutateAsync({ params: { id }, body })}
    />
  );
}
