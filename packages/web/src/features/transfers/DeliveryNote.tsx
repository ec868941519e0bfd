import { ltr, quantitiesText, shippingMethods, transferStatus, type Transfer } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { PaperHead } from '@/shared/shop/PaperHead';
import { Code, legible } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { PaperDialog } from '@/ui/PaperDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Previews and prints the delivery note of a transfer. */
export const DeliveryNoteDialog = ({ subject: transfer, open, onClose }: SubjectDialogProps<Transfer>) => (
  <PaperDialog open={open} onClose={onClose} title={`سند تسليم ${ltr(transfer.transferNumber)}`}>
    <DeliveryNote transfer={transfer} />
  </PaperDialog>
);

/**
 * The paper that accompanies the parts: sent quantities, space for the received ones, and three signatures.
 */
function DeliveryNote({ transfer }: { transfer: Transfer }) {
  return (
    <article className="flex flex-col gap-5" aria-label={`سند تسليم ${transfer.transferNumber}`}>
      <PaperHead title="سند تسليم تحويل مخزني" number={transfer.transferNumber} />
      <DescriptionList facts={factsOf(transfer)} />
      <table className="paper-lines">
        <thead>
          <tr>
            <th scope="col">م</th>
            <th scope="col">الصنف</th>
            <th scope="col">رقم القطعة</th>
            <th scope="col">المرسل</th>
            <th scope="col">المستلم</th>
          </tr>
        </thead>
        <tbody>
          {transfer.items.map((line, index) => (
            <tr key={line.item}>
              <td>{index + 1}</td>
              <td>
                {legible(line.productName)}
                {line.notes && <span className="block text-sm">{legible(line.notes)}</span>}
              </td>
              <td>
                <Code>{line.partNumber}</Code>
              </td>
              <td>
                <Quantity value={line.quantity} unit={line.unit} />
              </td>
              <td>{line.received !== null && <Quantity value={line.received} unit={line.unit} />}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              الإجمالي
            </th>
            <td>
              <b className="font-semibold">{quantitiesText(transfer.items)}</b>
            </td>
            <td>{transfer.status === 'completed' && quantitiesText(receivedOf(transfer))}</td>
          </tr>
        </tfoot>
      </table>
      <div className="grid grid-cols-3 gap-6 pt-8 text-center text-sm">
        {['أمين المستودع المصدر', 'السائق', 'المستلم'].map((who) => (
          <p key={who} className="border-t border-line-strong pt-2">
            {who}
          </p>
        ))}
      </div>
    </article>
  );
}

const receivedOf = ({ items }: Transfer) =>
  items.map(({ received, unit }) => ({ quantity: received ?? 0, unit }));

const factsOf = (transfer: Transfer) => [
  { name: 'من مستودع', value: transfer.fromWarehouse.name },
  { name: 'إلى مستودع', value: transfer.toWarehouse.name },
  { name: 'الحالة', value: transferStatus[transfer.status].label },
  { name: 'التاريخ', value: <bdi>{formatDate(transfer.shippedAt ?? transfer.createdAt)}</bdi> },
  {
    name: 'التسليم المتوقع',
    value: transfer.expectedDeliveryDate && <bdi>{formatDate(transfer.expectedDeliveryDate)}</bdi>,
  },
  { name: 'طريقة الشحن', value: shippingMethods[transfer.shippingMethod] },
  { name: 'رقم التتبع', value: transfer.trackingNumber && <Code>{transfer.trackingNumber}</Code> },
  { name: 'رقم المرجع', value: transfer.referenceNumber && <Code>{transfer.referenceNumber}</Code> },
  { name: 'ملاحظات', value: transfer.notes },
];
