import { purchasePaymentMethods, type PurchaseDetail, type PurchasePayment } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { HandedMoney } from '@/shared/money/HandedMoney';
import { VoucherLink } from '@/shared/vouchers/VoucherLink';
import { Section } from '@/ui/Card';
import { Progress } from '@/ui/Progress';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

const methodOf = (method: string | null) =>
  method === null ? 'رصيد لنا عند المورد' : (purchasePaymentMethods as Record<string, string>)[method];

const columns: readonly Column<PurchasePayment>[] = [
  { id: 'paidAt', header: 'التاريخ', primary: true, cell: ({ paidAt }) => formatDate(paidAt) },
  {
    id: 'amount',
    header: 'المبلغ',
    phone: 'amount',
    cell: ({ amount, given, money }) =>
      given === amount ? (
        <HandedMoney money={money} usd={amount} at={undefined} className="font-semibold" />
      ) : (
        <>
          <Usd cents={amount} className="font-semibold" />
          <span className="block text-sm text-muted">
            من دفعة <HandedMoney money={money} usd={given} at={undefined} />
          </span>
        </>
      ),
  },
  {
    id: 'voucher',
    header: 'السند',
    phone: 'code',
    cell: ({ voucher }) => (voucher ? <VoucherLink voucher={voucher} /> : '—'),
  },
  {
    id: 'method',
    header: 'طريقة الدفع',
    phone: 'badge',
    cell: ({ paymentMethod }) => methodOf(paymentMethod),
  },
  { id: 'note', header: 'ملاحظة', phone: 'note', cell: ({ note }) => note || '—' },
  { id: 'by', header: 'سُجّلت بواسطة', cell: ({ createdBy }) => createdBy?.name ?? '—' },
];

/** The payments of the purchase. */
export function PaymentsCard({ purchase }: { purchase: PurchaseDetail }) {
  const { payments, paidAmount, remainingAmount } = purchase;
  return (
    <Section title="الدفعات">
      {payments.length === 0 ? (
        <p className="text-muted">لم يُدفع شيء على هذه الفاتورة.</p>
      ) : (
        <div className="overflow-clip rounded-md border border-line">
          <Table label="دفعات الفاتورة" columns={columns} rows={payments} rowKey={({ _id }) => _id} />
        </div>
      )}
      {remainingAmount > 0 && paidAmount > 0 && (
        <div className="mt-3">
          <Progress
            label="نسبة المدفوع"
            percent={Math.round((paidAmount / (paidAmount + remainingAmount)) * 100)}
          />
        </div>
      )}
    </Section>
  );
}
