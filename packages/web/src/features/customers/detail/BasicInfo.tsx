import { activityOf, addressText, customerActivity, type Customer } from '@turoos/contract';
import { Pencil } from 'lucide-react';
import { formatDateLong } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { LinkButton } from '@/ui/LinkButton';

export function BasicInfo({ customer }: { customer: Customer }) {
  const mayEdit = usePermit('customers:update');
  return (
    <Section
      title="المعلومات الأساسية"
      actions={
        <LinkButton
          to="/customers"
          search={{ edit: customer._id }}
          icon={Pencil}
          size="sm"
          disabledReason={mayEdit.reason}
        >
          تعديل العميل
        </LinkButton>
      }
    >
      <DescriptionList
        blank="غير مسجل"
        facts={[
          { name: 'الاسم', value: customer.name },
          { name: 'الهاتف', value: customer.phone && <Phone>{customer.phone}</Phone> },
          { name: 'البريد الإلكتروني', value: customer.email && <Code>{customer.email}</Code> },
          { name: 'العنوان', value: addressText(customer.address) },
          { name: 'الحالة', value: <StatusBadge status={customerActivity[activityOf(customer)]} /> },
          {
            name: 'رسائل التسويق',
            value: customer.noMarketing ? <Badge tone="warning">مستثنى من الحملات</Badge> : 'تصله الحملات',
          },
          { name: 'تاريخ التسجيل', value: formatDateLong(customer.createdAt) },
        ]}
      />
    </Section>
  );
}
