import {
  isPartlyReturned,
  paidBy,
  partlyReturned,
  purchaseName,
  purchaseStatus,
  type PurchaseDetail,
} from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { PaperHead } from '@/shared/shop/PaperHead';
import { Code, Words } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { PaperDialog } from '@/ui/PaperDialog';
import { Usd } from '@/ui/Usd';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Previews and prints the purchase. */
export const PurchasePaperDialog = ({ subject, open, onClose }: SubjectDialogProps<PurchaseDetail>) => (
  <PaperDialog open={open} onClose={onClose} title={`فاتورة الشراء ${purchaseName(subject)}`}>
    <PurchasePaper purchase={subject} />
  </PaperDialog>
);

const PurchasePaper = ({ purchase }: { purchase: PurchaseDetail }) => (
  <article className="flex flex-col gap-5" aria-label={`فاتورة شراء ${purchase.purchaseNumber}`}>
    <PaperHead title="فاتورة شراء" number={purchase.purchaseNumber} />
    <DescriptionList facts={headOf(purchase)} />
    {purchase.items.length > 0 && <Lines purchase={purchase} />}
    <DescriptionList facts={totalsOf(purchase)} />
    <div className="grid grid-cols-3 gap-6 pt-8 text-center text-sm">
      {['أمين المستودع', 'المحاسب', 'المورد'].map((who) => (
        <p key={who} className="border-t border-line-strong pt-2">
          {who}
        </p>
      ))}
    </div>
  </article>
);

const Lines = ({ purchase: { items, goods } }: { purchase: PurchaseDetail }) => (
  <table className="paper-lines">
    <thead>
      <tr>
        {['م', 'الصنف', 'رقم القطعة', 'المستودع', 'الكمية', 'سعر الوحدة', 'الإجمالي'].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((line, index) => (
        <tr key={index}>
          <td>{index + 1}</td>
          <td>
            <Words>{line.name}</Words>
          </td>
          <td>
            <Code>{line.partNumber}</Code>
          </td>
          <td>{line.warehouseName}</td>
          <td>
            <Quantity value={line.quantity} unit={line.unit} />
          </td>
          <td>
            <Usd cents={line.unitCost} />
          </td>
          <td>
            <Usd cents={line.total} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={6}>
          البضاعة
        </th>
        <td>
          <Usd cents={goods} className="font-semibold" />
        </td>
      </tr>
    </tfoot>
  </table>
);

const headOf = (purchase: PurchaseDetail) => [
  { name: 'المورد', value: purchase.supplierName },
  {
    name: 'رقم فاتورة المورد',
    value: purchase.supplierInvoiceNumber && <Code>{purchase.supplierInvoiceNumber}</Code>,
  },
  { name: 'تاريخ الشراء', value: <bdi>{formatDate(purchase.purchaseDate)}</bdi> },
  {
    name: 'الحالة',
    value: (isPartlyReturned(purchase) ? partlyReturned : purchaseStatus[purchase.status]).label,
  },
  { name: 'طريقة الدفع', value: paidBy(purchase) },
  { name: 'ملاحظات', value: purchase.notes },
];

const totalsOf = (purchase: PurchaseDetail) => [
  { name: 'الشحن', value: purchase.freight > 0 && <Usd cents={purchase.freight} /> },
  { name: 'الجمارك', value: purchase.customs > 0 && <Usd cents={purchase.customs} /> },
  { name: 'إجمالي الفاتورة', value: <Usd cents={purchase.totalAmount} className="font-semibold" /> },
  { name: 'المدفوع', value: <Usd cents={purchase.paidAmount} /> },
  { name: 'المرتجع', value: purchase.returnedAmount > 0 && <Usd cents={purchase.returnedAmount} /> },
  { name: 'المتبقي', value: <Usd cents={purchase.remainingAmount} /> },
];
