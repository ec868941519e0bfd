import type { Sale } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Balance } from '@/shared/customers/Balance';
import { Section } from '@/ui/Card';
import { legible, Phone } from '@/ui/Code';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { useSaleCustomer } from '../use-sale-customer';

export function CustomerCard({ sale }: { sale: Sale }) {
  const customer = useSaleCustomer(sale);
  return (
    <Section title="معلومات العميل">
      <DescriptionList
        facts={[
          {
            name: 'الاسم',
            value: customer ? (
              <Link
                to="/customers/$id"
                params={{ id: customer._id }}
                className="font-semibold text-accent-strong hover:underline"
              >
                {legible(sale.customerName)}
              </Link>
            ) : (
              sale.customerName
            ),
          },
          { name: 'الهاتف', value: customer?.phone && <Phone>{customer.phone}</Phone> },
          { name: 'الرصيد', value: customer && <Balance cents={customer.balance} /> },
          { name: 'حد الائتمان', value: customer && <Money usd={customer.creditLimit} at="today" /> },
        ]}
      />
    </Section>
  );
}
