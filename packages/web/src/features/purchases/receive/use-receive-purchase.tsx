import { purchaseName, purchasesApi, receivePurchaseBlocked, type PurchaseDetail } from '@turoos/contract';
import { useRef, type ReactNode } from 'react';
import { useAction } from '@/lib/http/use-action';
import { useScans } from '@/lib/scan/use-scans';
import { usePermit } from '@/lib/session/can';
import { Code, legible } from '@/ui/Code';
import { useConfirm } from '@/ui/ConfirmDialog';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { Usd } from '@/ui/Usd';
import type { ArrivedGoods } from './AfterReceiptDialog';
import type { Receiving } from './ReceiveDialog';
import { receivedText } from './received-text';
import { toast } from '@/lib/toasts/toast-store';

/**
 * Receives an order: by its list, which the first scan on the page opens, and a bill without lines after a
 * confirmation. Then offers labels and prices for what arrived.
 */
export function useReceivePurchase(purchase: PurchaseDetail): { dialogs: ReactNode; receive: () => void } {
  const after = useLazyDialog<ArrivedGoods>(() =>
    import('./AfterReceiptDialog').then((m) => m.AfterReceiptDialog),
  );
  const list = useLazyDialog<Receiving>(() => import('./ReceiveDialog').then((m) => m.ReceiveDialog));
  const receiveBill = useReceiveBill();
  const may = usePermit('purchases:update');
  const isOrdered = receivePurchaseBlocked(purchase) === undefined;
  const hasLines = purchase.items.length > 0;
  // codes that come until the dialog is loaded, which takes them
  const scanned = useRef<string[]>([]);

  const show = () =>
    list.show({
      purchase,
      scanned: scanned.current,
      onReceived: (received) => {
        toast({ title: receivedText(received) });
        if (received.arrived.length > 0) after.show({ purchaseId: received._id, parts: received.arrived });
      },
    });
  useScans(
    (code) => {
      scanned.current.push(code);
      if (scanned.current.length === 1) show();
    },
    { wanted: isOrdered && hasLines && may.allowed },
  );

  return {
    dialogs: (
      <>
        {list.dialog}
        {after.dialog}
      </>
    ),
    receive: () => (hasLines ? show() : receiveBill(purchase)),
  };
}

/** Receives a bill that has no lines, after a confirmation. */
function useReceiveBill(): (purchase: PurchaseDetail) => void {
  const confirm = useConfirm();
  const receive = useAction(purchasesApi.receive, {
    done: 'تم استلام الفاتورة بنجاح',
    failed: 'خطأ في استلام الفاتورة',
  });
  const ask = async (purchase: PurchaseDetail) => {
    const sure = await confirm({
      title: 'استلام الفاتورة',
      message: (
        <>
          <p>
            هل وصلت بضاعة الفاتورة <Code>{purchaseName(purchase)}</Code> من {legible(purchase.supplierName)}؟
          </p>
          <p className="mt-1">
            يُضاف <Usd cents={purchase.totalAmount} className="font-semibold" /> إلى حساب المورد.
          </p>
        </>
      ),
      confirmLabel: 'استلام الفاتورة',
    });
    if (sure) receive.mutate({ params: { id: purchase._id }, body: { version: purchase.version } });
  };
  return (purchase) => void ask(purchase);
}
