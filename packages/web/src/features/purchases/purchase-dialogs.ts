import { useMutation } from '@tanstack/react-query';
import { purchasesApi, suppliersApi, type Purchase, type PurchaseDetail } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { toast } from '@/lib/toasts/toast-store';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import type { FormSubject } from './form/purchase-form';
import { texts } from './purchase-texts';

/**
 * Adds, edits or duplicates a purchase. A list row holds only part of a purchase, so the rest is fetched
 * first.
 */
export function usePurchaseForm() {
  const form = useLazyDialog<FormSubject>(() =>
    import('./form/PurchaseDialog').then((m) => m.PurchaseDialog),
  );
  const { mutate: edit } = useMutation({
    mutationFn: (purchase: Purchase | PurchaseDetail) =>
      'items' in purchase
        ? Promise.resolve(purchase)
        : call(purchasesApi.get, { params: { id: purchase._id } }),
    onSuccess: (purchase) => form.show({ purchase }),
    onError: (error) => toast({ tone: 'danger', title: texts.detailFailed, message: failureText(error) }),
  });
  /** A link names the supplier by id; without the right to read it, the form opens without a supplier. */
  const addFrom = async (id: string) => {
    const supplier = await call(suppliersApi.get, { params: { id } }).catch(() => undefined);
    form.show({ purchase: null, supplier });
  };
  return {
    dialog: form.dialog,
    add: () => form.show({ purchase: null }),
    addFrom,
    edit,
    copy: (purchase: PurchaseDetail) => form.show({ purchase, copy: true }),
  };
}

export const usePayDialog = () =>
  useLazyDialog<Purchase>(() => import('./dialogs/PayDialog').then((m) => m.PayDialog));

export const useReturnDialog = () =>
  useLazyDialog<PurchaseDetail>(() => import('./dialogs/ReturnDialog').then((m) => m.ReturnDialog));

export const useCancelDialog = () =>
  useLazyDialog<Purchase>(() => import('./dialogs/CancelDialog').then((m) => m.CancelDialog));

export const useCloseRestDialog = () =>
  useLazyDialog<PurchaseDetail>(() => import('./dialogs/CloseRestDialog').then((m) => m.CloseRestDialog));

export const usePaper = () =>
  useLazyDialog<PurchaseDetail>(() => import('./detail/PurchasePaper').then((m) => m.PurchasePaperDialog));
