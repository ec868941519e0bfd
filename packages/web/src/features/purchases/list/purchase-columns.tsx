import { purchaseName, type Purchase } from '@turoos/contract';
import { purchaseColumn } from '@/shared/purchases/purchase-columns';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

export const purchaseColumns: readonly Column<Purchase>[] = [
  // no link, because the whole row opens the purchase
  { ...purchaseColumn.number, cell: (purchase) => <Code>{purchaseName(purchase)}</Code> },
  { ...purchaseColumn.supplier, phone: 'code' },
  { ...purchaseColumn.date, sortable: true },
  { ...purchaseColumn.total, sortable: true, phone: 'amount' },
  purchaseColumn.paid,
  purchaseColumn.remaining,
  { ...purchaseColumn.status, phone: 'badge' },
  purchaseColumn.payment,
  { ...purchaseColumn.due, optional: true },
];
