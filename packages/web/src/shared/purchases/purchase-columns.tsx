import {
  adenDay,
  isPartlyReturned,
  partlyReturned,
  purchasePaymentStatus,
  purchaseStatus,
  type Purchase,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';
import { PurchaseLink } from './PurchaseLink';

export const PurchaseStatusBadge = ({ bill }: { bill: Purchase }) => (
  <StatusBadge status={isPartlyReturned(bill) ? partlyReturned : purchaseStatus[bill.status]} />
);

/** How far it is paid; that says nothing of what is only ordered, was cancelled, or went back and owes nothing. */
export const PurchasePayment = ({ bill: { status, paymentStatus, remainingAmount } }: { bill: Purchase }) =>
  status === 'completed' || remainingAmount > 0 ? (
    <StatusBadge status={purchasePaymentStatus[paymentStatus]} />
  ) : (
    <span className="text-faint">—</span>
  );

/** When it ought to be paid, and that it is late when it is. */
export const PurchaseDue = ({ bill: { dueDate, remainingAmount } }: { bill: Purchase }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {formatDate(dueDate)}
    {remainingAmount > 0 && dueDate < adenDay() && <Badge tone="danger">متأخرة</Badge>}
  </span>
);

/** What tables say of bills, each as it needs. */
export const purchaseColumn = {
  number: {
    id: 'number',
    header: 'رقم الفاتورة',
    primary: true,
    cell: (bill) => <PurchaseLink bill={bill} />,
  },
  supplier: { id: 'supplier', header: 'المورد', cell: ({ supplierName }) => supplierName },
  date: { id: 'purchaseDate', header: 'التاريخ', cell: ({ purchaseDate }) => formatDate(purchaseDate) },
  due: { id: 'dueDate', header: 'الاستحقاق', cell: (bill) => <PurchaseDue bill={bill} /> },
  total: { id: 'totalAmount', header: 'الإجمالي', cell: ({ totalAmount }) => <Usd cents={totalAmount} /> },
  paid: { id: 'paidAmount', header: 'المدفوع', cell: ({ paidAmount }) => <Usd cents={paidAmount} /> },
  remaining: {
    id: 'remainingAmount',
    header: 'المتبقي',
    cell: ({ remainingAmount }) =>
      remainingAmount > 0 ? <Usd cents={remainingAmount} className="font-semibold text-danger" /> : '—',
  },
  payment: { id: 'payment', header: 'حالة الدفع', cell: (bill) => <PurchasePayment bill={bill} /> },
  status: { id: 'status', header: 'الحالة', cell: (bill) => <PurchaseStatusBadge bill={bill} /> },
} as const satisfies Record<string, Column<Purchase>>;
