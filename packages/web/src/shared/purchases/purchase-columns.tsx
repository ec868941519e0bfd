import {
  adenDay,
  hasArrived,
  isAwaited,
  isPartlyReturned,
  partlyReturned,
  purchasePaymentStatus,
  purchaseStatus,
  type Purchase,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Badge, StatusMark } from '@/ui/Badge';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';
import { PurchaseLink } from './PurchaseLink';

/** What is still to come is said first, because somebody waits for it. */
const statusOf = (purchase: Purchase) =>
  isPartlyReturned(purchase) && !isAwaited(purchase.status)
    ? partlyReturned
    : purchaseStatus[purchase.status];

export const PurchaseStatusBadge = ({ purchase }: { purchase: Purchase }) => (
  <StatusMark status={statusOf(purchase)} normal={statusOf(purchase) === purchaseStatus.completed} />
);

/** The payment status; hidden for ordered and cancelled purchases, and for returned ones that owe nothing. */
export const PurchasePayment = ({
  purchase: { status, paymentStatus, remainingAmount },
}: {
  purchase: Purchase;
}) =>
  hasArrived(status) || remainingAmount > 0 ? (
    <StatusMark status={purchasePaymentStatus[paymentStatus]} normal={paymentStatus === 'paid'} />
  ) : (
    <span className="text-faint">—</span>
  );

/** The due date, marked when overdue. */
export const PurchaseDue = ({ purchase: { dueDate, remainingAmount } }: { purchase: Purchase }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {formatDate(dueDate)}
    {remainingAmount > 0 && dueDate < adenDay() && <Badge tone="danger">متأخرة</Badge>}
  </span>
);

/** Columns of purchase tables. */
export const purchaseColumn = {
  number: {
    id: 'number',
    header: 'رقم الفاتورة',
    primary: true,
    cell: (purchase) => <PurchaseLink purchase={purchase} />,
  },
  supplier: { id: 'supplier', header: 'المورد', cell: ({ supplierName }) => supplierName },
  date: { id: 'purchaseDate', header: 'التاريخ', cell: ({ purchaseDate }) => formatDate(purchaseDate) },
  due: { id: 'dueDate', header: 'الاستحقاق', cell: (purchase) => <PurchaseDue purchase={purchase} /> },
  total: { id: 'totalAmount', header: 'الإجمالي', cell: ({ totalAmount }) => <Usd cents={totalAmount} /> },
  paid: { id: 'paidAmount', header: 'المدفوع', cell: ({ paidAmount }) => <Usd cents={paidAmount} /> },
  remaining: {
    id: 'remainingAmount',
    header: 'المتبقي',
    cell: ({ remainingAmount }) =>
      remainingAmount > 0 ? <Usd cents={remainingAmount} className="font-semibold text-danger" /> : '—',
  },
  payment: {
    id: 'payment',
    header: 'حالة الدفع',
    cell: (purchase) => <PurchasePayment purchase={purchase} />,
  },
  status: { id: 'status', header: 'الحالة', cell: (purchase) => <PurchaseStatusBadge purchase={purchase} /> },
} as const satisfies Record<string, Column<Purchase>>;
