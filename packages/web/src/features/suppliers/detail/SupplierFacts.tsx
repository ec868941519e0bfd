import { counted, nouns, type Supplier } from '@turoos/contract';
import { formatDateLong } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { Code, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Usd } from '@/ui/Usd';

export const SupplierFacts = ({ supplier }: { supplier: Supplier }) => (
  <Section title="بيانات المورد">
    <DescriptionList
      blank="غير مسجل"
      facts={[
        { name: 'مسؤول التواصل', value: supplier.contactPerson && <bdi>{supplier.contactPerson}</bdi> },
        { name: 'الهاتف', value: supplier.phone && <Phone>{supplier.phone}</Phone> },
        { name: 'البريد الإلكتروني', value: supplier.email && <Code>{supplier.email}</Code> },
        { name: 'العنوان', value: [supplier.city, supplier.address].filter(Boolean).join('، ') },
        { name: 'الرقم الضريبي', value: supplier.taxNumber && <Code>{supplier.taxNumber}</Code> },
        { name: 'مدة السداد', value: counted(supplier.paymentTerms, nouns.day) },
        {
          name: 'حد الائتمان',
          value: supplier.creditLimit > 0 ? <Usd cents={supplier.creditLimit} /> : 'بلا حد',
        },
        { name: 'أُضيف في', value: formatDateLong(supplier.createdAt) },
      ]}
    />
  </Section>
);
