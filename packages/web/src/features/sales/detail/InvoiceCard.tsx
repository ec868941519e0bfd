import { carText, paymentLabel, salesApi, type Sale } from '@turoos/contract';
import { Car } from 'lucide-react';
import { useAction } from '@/lib/http/use-action';
import { formatDateLong, formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { useCan, usePermit } from '@/lib/session/can';
import { useCarDialog } from '@/shared/vehicles/use-car-dialog';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { Code, Num } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { decidedLater, saleName } from '../sale-labels';
import { SaleBadges } from '../SaleBadges';

export const InvoiceCard = ({ sale }: { sale: Sale }) => (
  <Section title="معلومات الفاتورة" actions={<CarButton sale={sale} />}>
    <DescriptionList
      facts={[
        { name: 'رقم الفاتورة', value: <Code>{saleName(sale)}</Code> },
        { name: 'التاريخ', value: formatDateLong(sale.createdAt) },
        { name: 'الحالة', value: <SaleBadges sale={sale} /> },
        { name: 'طريقة الدفع', value: sale.status === 'pending' ? decidedLater : paymentLabel(sale) },
        {
          name: 'سعر الصرف وقت البيع',
          value:
            sale.status === 'pending' ? (
              'يُحدد عند إكمال الفاتورة'
            ) : sale.usd_to_yer === null ? (
              'غير متوفر'
            ) : (
              <>
                <Num value={sale.usd_to_yer} /> ر.ي
              </>
            ),
        },
        { name: 'الرقم المؤقت', value: sale.offlineNumber && <OfflineNumber sale={sale} /> },
        { name: 'السيارة', value: sale.car && <Code>{carText(sale.car)}</Code> },
        { name: 'من عرض السعر', value: sale.quotation && <FromQuotation of={sale.quotation} /> },
        { name: 'المستودع', value: sale.warehouses.map(({ name }) => name).join('، ') },
        { name: 'البائع', value: sale.createdBy?.name },
        { name: 'آخر تعديل', value: formatDateTime(sale.updatedAt) },
      ]}
    />
  </Section>
);

/** Notes for which car the sale was. */
function CarButton({ sale }: { sale: Sale }) {
  const mayEdit = usePermit('sales:update');
  const dialog = useCarDialog();
  const save = useAction(salesApi.update, { done: 'تم حفظ السيارة', failed: 'فشل في حفظ السيارة' });
  return (
    <>
      <Button
        size="sm"
        icon={Car}
        disabledReason={mayEdit.reason}
        busy={save.isPending}
        onClick={() =>
          dialog.show({
            car: sale.car ?? null,
            customer: sale.customer,
            onChoose: (car) => save.mutate({ params: { id: sale._id }, body: { car } }),
          })
        }
      >
        {sale.car ? 'تعديل السيارة' : 'لأي سيارة؟'}
      </Button>
      {dialog.dialog}
    </>
  );
}

const FromQuotation = ({ of: { _id: id, number } }: { of: NonNullable<Sale['quotation']> }) => (
  <Link to="/quotations/$id" params={{ id }} className={link}>
    <Code>{number}</Code>
  </Link>
);

const link =
  'text-accent-strong hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

/** Leads those who decide about such sales to what the till reported. */
function OfflineNumber({ sale: { offlineNumber = '', offlineSale } }: { sale: Sale }) {
  const mayDecide = useCan('sales:decide');
  if (!mayDecide || !offlineSale) return <Code>{offlineNumber}</Code>;
  return (
    <Link to="/sales/offline/$id" params={{ id: offlineSale }} className={link}>
      <Code>{offlineNumber}</Code>
    </Link>
  );
}
