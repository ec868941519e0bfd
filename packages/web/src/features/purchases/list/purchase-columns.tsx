import { purchaseName, type Purchase } from '@turoos/contract';
import { purchaseColumn } from '@/shared/purchases/purchase-columns';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

const { number, supplier, date, total, paid, remaining, status, payment } = purchaseColumn;

export const purchaseColumns: readonly Column<Purchase>[] = [
  // no link, because the whole row opens the purchase
  { ...number, cell: (purchase) => <Code>{purchaseName(purchase)}</Code> },
  supplier,
  { ...date, sortable: true },
  { ...total, sortable: true },
  paid,
  remaining,
  status,
  payment,
];
