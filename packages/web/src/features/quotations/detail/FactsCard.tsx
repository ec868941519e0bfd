import { lostReasons, type Quotation } from '@turoos/contract';
import { formatDate, formatDateTime } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { useCan } from '@/lib/session/can';
import { carName } from '@/shared/quotations/car-name';
import { Section } from '@/ui/Card';
import { Code, legible, Num, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';

/** For whom and which car, until when, and at which rate. */
export const FactsCard = ({ quotation }: { quotation: Quotation }) => (
  <Section title="بيانات العرض">
    <DescriptionList
      facts={[
        { name: 'العميل', value: <Customer quotation={quotation} /> },
        { name: 'الهاتف', value: quotation.phone && <Phone>{quotation.phone}</Phone> },
        { name: 'السيارة', value: carName(quotation) },
        { name: 'رقم الهيكل (VIN)', value: quotation.vin && <Code>{quotation.vin}</Code> },
        { name: 'سارٍ حتى', value: formatDate(quotation.validUntil) },
        { name: 'أُعطي للعميل', value: quotation.sentAt && formatDateTime(quotation.sentAt) },
        {
          name: 'سبب عدم الشراء',
          value:
            quotation.lostReason &&
            [lostReasons[quotation.lostReason], quotation.lostNote].filter(Boolean).join('، '),
        },
        {
          name: 'سعر الصرف',
          value: quotation.usd_to_yer !== null && (
            <>
              <Num value={quotation.usd_to_yer} /> ر.ي
            </>
          ),
        },
        { name: 'البائع', value: quotation.createdBy?.name },
      ]}
    />
  </Section>
);

function Customer({ quotation: { customer: id, customerName } }: { quotation: Quotation }) {
  const mayOpen = useCan('customers:read');
  if (!id || !mayOpen) return legible(customerName);
  return (
    <Link
      to="/customers/$id"
      params={{ id }}
      className="text-accent-strong hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {legible(customerName)}
    </Link>
  );
}
