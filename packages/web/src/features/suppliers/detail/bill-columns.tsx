import {
  adenDay,
  isPartlyReturned,
  partlyReturned,
  purchasePaymentStatus,
  purchaseStatus,
  type Purchase,
} from '@turoos/contract';
import { formatDate } from '@/lib/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';
import { BillLink } from './BillLink';

export const billColumns: Column<Purchase>[] = [
  {
    id: 'number',
    header: 'رقم الفاتورة',
    primary: true,
    cell: ({ _id, supplierInvoiceNumber, purchaseNumber }) => (
      <BillLink id={_id} number={supplierInvoiceNumber || purchaseNumber} />
    ),
  },
  { id: 'purchaseDate', header: 'التاريخ', cell: ({ purchaseDate }) => formatDate(purchaseDate) },
  { id: 'dueDate', header: 'الاستحقاق', cell: (bill) => <Due bill={bill} /> },
  { id: 'totalAmount', header: 'الإجمالي', cell: ({ totalAmount }) => <Usd cents={totalAmount} /> },
  { id: 'paidAmount', header: 'المدفوع', cell: ({ paidAmount }) => <Usd cents={paidAmount} /> },
  {
    id: 'remainingAmount',
    header: 'المتبقي',
    cell: ({ remainingAmount }) =>
      remainingAmount > 0 ? <Usd cents={remainingAmount} className="font-semibold text-danger" /> : '—',
  },
  {
    id: 'payment',
    header: 'الدفع',
    cell: ({ paymentStatus }) => <StatusBadge status={purchasePaymentStatus[paymentStatus]} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    cell: (bill) => (
      <StatusBadge status={isPartlyReturned(bill) ? partlyReturned : purchaseStatus[bill.status]} />
    ),
  },
];

/** When it ought to be paid, and that it is late when it is. */
const Due = ({ bill: { dueDate, remainingAmount } }: { bill: Purchase }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {formatDate(dueDate)}
    {remainingAmount > 0 && dueDate < adenDay() && <Badge tone="danger">متأخرة</Badge>}
  </span>
);
