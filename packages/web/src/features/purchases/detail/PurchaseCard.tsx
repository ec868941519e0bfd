import { paidBy, purchaseMoneyBlocked, purchaseTypeLabel, type PurchaseDetail } from '@turoos/contract';
import { formatDate, formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { useCan } from '@/lib/session/can';
import { PurchaseDue } from '@/shared/purchases/purchase-columns';
import { Section } from '@/ui/Card';
import { Code, legible, Num } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { SourceVehicleLink } from '../SourceVehicleLink';

export function PurchaseCard({ purchase }: { purchase: PurchaseDetail }) {
  const hasMoney = !purchaseMoneyBlocked(purchase);
  return (
    <Section title="معلومات الفاتورة">
      <DescriptionList
        facts={[
          { name: 'المورد', value: <SupplierName purchase={purchase} /> },
          {
            name: 'رقم فاتورة المورد',
            value: purchase.supplierInvoiceNumber && <Code>{purchase.supplierInvoiceNumber}</Code>,
          },
          { name: 'رقم الشراء', value: <Code>{purchase.purchaseNumber}</Code> },
          { name: 'نوع الشراء', value: purchaseTypeLabel(purchase.purchaseType) },
          { name: 'تاريخ الشراء', value: formatDate(purchase.purchaseDate) },
          { name: 'الاستحقاق', value: hasMoney && <PurchaseDue purchase={purchase} /> },
          { name: 'طريقة الدفع', value: paidBy(purchase) },
          {
            name: 'سعر الصرف وقت الشراء',
            value: purchase.usd_to_yer !== null && (
              <>
                <Num value={purchase.usd_to_yer} /> ر.ي
              </>
            ),
          },
          {
            name: 'السيارة المفككة',
            value: purchase.sourceVehicle && <SourceVehicleLink vehicle={purchase.sourceVehicle} />,
          },
          { name: 'سُجّلت بواسطة', value: purchase.createdBy?.name },
          { name: 'وقت التسجيل', value: formatDateTime(purchase.createdAt) },
        ]}
      />
    </Section>
  );
}

/** The supplier's name, as a link for users with the right to suppliers. */
function SupplierName({ purchase: { supplier, supplierName } }: { purchase: PurchaseDetail }) {
  const mayRead = useCan('suppliers:read');
  const other = supplierName !== supplier.name && ` (${supplierName})`;
  return (
    <>
      {mayRead ? (
        <Link
          to="/suppliers/$id"
          params={{ id: supplier._id }}
          className="font-semibold text-accent-strong hover:underline"
        >
          {legible(supplier.name)}
        </Link>
      ) : (
        supplier.name
      )}
      {other}
    </>
  );
}
