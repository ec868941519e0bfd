import type { Purchase } from '@turoos/contract';
import { purchaseColumn } from '@/shared/purchases/purchase-columns';
import type { Column } from '@/ui/table-column';

const { number, date, due, total, paid, remaining, payment, status } = purchaseColumn;

export const purchaseColumns: Column<Purchase>[] = [
  number,
  date,
  due,
  total,
  paid,
  remaining,
  payment,
  status,
];
