import { activityOf, addressText, customerActivity, type Customer } from '@turoos/contract';
import { formatDateLong } from '@/lib/format/format';
import { Badge, StatusBadge } from '@/ui/Badge';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';

export const BasicInfo = ({ customer }: { customer: Customer }) => (
  <Section title="المعلومات الأساسية">
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
