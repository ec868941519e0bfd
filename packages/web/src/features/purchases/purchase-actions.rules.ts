import { isPartlyReturned, purchaseTexts, type Purchase } from '@turoos/contract';

type Bill = Pick<Purchase, 'status' | 'itemCount' | 'paidAmount' | 'remainingAmount' | 'returnedAmount'>;

const isOpen = ({ status }: Bill) => status === 'completed' || status === 'pending';

/** Why something cannot be done to a bill now; undefined when it can. The server decides by the same rules. */
export const editBlocked = (bill: Bill): string | undefined =>
  isOpen(bill) ? undefined : purchaseTexts.notOpen(bill.status);

export function returnBlocked(bill: Bill): string | undefined {
  if (bill.status === 'returned') return 'أُرجعت الفاتورة بالفعل';
  if (bill.status === 'cancelled') return 'الفاتورة ملغية';
  return bill.status === 'pending' ? 'الفاتورة معلقة، لم تُستلم بضاعتها بعد' : undefined;
}

export const cancelBlocked = (bill: Bill): string | undefined =>
  isPartlyReturned(bill) ? purchaseTexts.partlyReturned : editBlocked(bill);

export function payBlocked(bill: Bill): string | undefined {
  if (bill.status === 'pending') return purchaseTexts.paidOnPending;
  if (bill.status === 'cancelled') return purchaseTexts.notOpen(bill.status);
  return bill.remainingAmount === 0 ? 'لا شيء متبقٍ على الفاتورة' : undefined;
}

export const removeBlocked = ({ status, itemCount, paidAmount }: Bill): string | undefined =>
  status === 'pending' ||
  status === 'cancelled' ||
  (status === 'completed' && itemCount === 0 && paidAmount === 0)
    ? undefined
    : purchaseTexts.hasStock;
