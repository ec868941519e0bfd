import { isPartlyReturned, purchaseTexts, type Purchase } from '@turoos/contract';

type Standing = Pick<Purchase, 'status' | 'itemCount' | 'paidAmount' | 'remainingAmount' | 'returnedAmount'>;

const isOpen = ({ status }: Standing) => status === 'completed' || status === 'pending';

/** Why something cannot be done to a purchase now; undefined when it can. The server decides by the same rules. */
export const editBlocked = (purchase: Standing): string | undefined =>
  isOpen(purchase) ? undefined : purchaseTexts.notOpen(purchase.status);

export function returnBlocked(purchase: Standing): string | undefined {
  if (purchase.status === 'returned') return 'أُرجعت الفاتورة بالفعل';
  if (purchase.status === 'cancelled') return 'الفاتورة ملغية';
  return purchase.status === 'pending' ? 'الفاتورة معلقة، لم تُستلم بضاعتها بعد' : undefined;
}

export const cancelBlocked = (purchase: Standing): string | undefined =>
  isPartlyReturned(purchase) ? purchaseTexts.partlyReturned : editBlocked(purchase);

export function payBlocked(purchase: Standing): string | undefined {
  if (purchase.status === 'pending') return purchaseTexts.paidOnPending;
  if (purchase.status === 'cancelled') return purchaseTexts.notOpen(purchase.status);
  return purchase.remainingAmount === 0 ? 'لا شيء متبقٍ على الفاتورة' : undefined;
}

export const removeBlocked = ({ status, itemCount, paidAmount }: Standing): string | undefined =>
  status === 'pending' ||
  status === 'cancelled' ||
  (status === 'completed' && itemCount === 0 && paidAmount === 0)
    ? undefined
    : purchaseTexts.hasStock;
