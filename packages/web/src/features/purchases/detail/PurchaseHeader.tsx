import {
  cancelPurchaseBlocked,
  closePurchaseBlocked,
  deletePurchaseBlocked,
  editPurchaseBlocked,
  payPurchaseBlocked,
  purchaseName,
  receivePurchaseBlocked,
  returnPurchaseBlocked,
  type PurchaseDetail,
} from '@turoos/contract';
import { Ban, Copy, HandCoins, PackageCheck, PackageX, Pencil, Printer, Trash2, Undo2 } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { PurchasePayment, PurchaseStatusBadge } from '@/shared/purchases/purchase-columns';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { Menu } from '@/ui/Menu';
import { PageHeader } from '@/ui/PageHeader';
import {
  useCancelDialog,
  useCloseRestDialog,
  usePaper,
  usePayDialog,
  usePurchaseForm,
  useReturnDialog,
} from '../purchase-dialogs';
import { useReceivePurchase } from '../receive/use-receive-purchase';
import { useRemovePurchase } from '../use-remove-purchase';
import { useReturnPurchase } from '../use-return-purchase';

export function PurchaseHeader({ purchase }: { purchase: PurchaseDetail }) {
  const mayUpdate = usePermit('purchases:update');
  const form = usePurchaseForm();
  const pay = usePayDialog();
  const byLine = useReturnDialog();
  const cancel = useCancelDialog();
  const paper = usePaper();
  const closeRest = useCloseRestDialog();
  const receiving = useReceivePurchase(purchase);
  const giveBack = useReturnPurchase();
  const isOrdered = !receivePurchaseBlocked(purchase);
  const whyNotPay = payPurchaseBlocked(purchase);

  const payButton = purchase.status !== 'pending' && (
    <Button
      variant={isOrdered || whyNotPay ? undefined : 'primary'}
      icon={HandCoins}
      disabledReason={mayUpdate.reason ?? whyNotPay}
      onClick={() => pay.show(purchase)}
    >
      تسجيل دفعة
    </Button>
  );
  return (
    <>
      <PageHeader
        title={`فاتورة الشراء ${purchaseName(purchase)}`}
        description={
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <PurchaseStatusBadge purchase={purchase} />
            <PurchasePayment purchase={purchase} />
            <span>{legible(purchase.supplierName)}</span>
            <span>{formatDate(purchase.purchaseDate)}</span>
          </span>
        }
        actions={
          isOrdered ? (
            <Button
              variant="primary"
              icon={PackageCheck}
              disabledReason={mayUpdate.reason}
              onClick={receiving.receive}
            >
              استلام
            </Button>
          ) : (
            payButton
          )
        }
        more={
          <>
            {isOrdered && payButton}
            <Button
              icon={Pencil}
              disabledReason={mayUpdate.reason ?? editPurchaseBlocked(purchase)}
              onClick={() => form.edit(purchase)}
            >
              تعديل
            </Button>
            <Button
              icon={Undo2}
              disabledReason={mayUpdate.reason ?? returnPurchaseBlocked(purchase)}
              onClick={() => (purchase.items.length > 0 ? byLine.show(purchase) : giveBack(purchase))}
            >
              إرجاع
            </Button>
            <Button
              icon={Ban}
              disabledReason={mayUpdate.reason ?? cancelPurchaseBlocked(purchase)}
              onClick={() => cancel.show(purchase)}
            >
              إلغاء الفاتورة
            </Button>
            <Button icon={Printer} onClick={() => paper.show(purchase)}>
              طباعة
            </Button>
            <More
              purchase={purchase}
              onCopy={() => form.copy(purchase)}
              onCloseRest={() => closeRest.show(purchase)}
            />
          </>
        }
      />
      {receiving.dialogs}
      {form.dialog}
      {pay.dialog}
      {byLine.dialog}
      {cancel.dialog}
      {paper.dialog}
      {closeRest.dialog}
    </>
  );
}

type MoreProps = { purchase: PurchaseDetail; onCopy: () => void; onCloseRest: () => void };

function More({ purchase, onCopy, onCloseRest }: MoreProps) {
  const mayCreate = usePermit('purchases:create');
  const mayRemove = usePermit('purchases:delete');
  const mayUpdate = usePermit('purchases:update');
  const remove = useRemovePurchase(() => void navigate({ to: '/purchases', replace: true }));
  return (
    <Menu
      label={`المزيد لـ ${purchaseName(purchase)}`}
      items={[
        {
          label: 'لن يصل الباقي',
          icon: PackageX,
          disabledReason: mayUpdate.reason ?? closePurchaseBlocked(purchase),
          onSelect: onCloseRest,
        },
        { label: 'نسخ إلى فاتورة جديدة', icon: Copy, disabledReason: mayCreate.reason, onSelect: onCopy },
        {
          label: 'حذف',
          icon: Trash2,
          tone: 'danger',
          disabledReason: mayRemove.reason ?? deletePurchaseBlocked(purchase),
          onSelect: () => remove(purchase),
        },
      ]}
    />
  );
}
