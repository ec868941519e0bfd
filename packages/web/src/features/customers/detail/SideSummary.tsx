import type { Customer } from '@turoos/contract';
import { formatDate, formatNumber } from '@/lib/format/format';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { Balance } from '../Balance';
import { texts } from '../customer-texts';
import { useTotalSales } from './use-customer-sales';

/** The customer's five main figures, in the side column. */
export function SideSummary({ customer }: { customer: Customer }) {
  const sales = useTotalSales(customer._id);
  return (
    <Section title="ملخص">
      <QueryBoundary query={sales} title={texts.salesFailed} waiting={<Skeleton className="h-36 w-full" />}>
        {({ count, total, rials, outstanding, lastPurchase }) => (
          <DescriptionList
            blank="غير مسجل"
            facts={[
              { name: 'عدد الفواتير', value: formatNumber(count) },
              { name: 'إجمالي المشتريات', value: <Money usd={total} at={rials.total} stacked /> },
              { name: 'المتبقي عليه', value: <Money usd={outstanding} at="today" say stacked /> },
              { name: 'الرصيد', value: <Balance cents={customer.balance} stacked /> },
              {
                name: 'آخر شراء',
                value: lastPurchase ? formatDate(lastPurchase) : 'لم يشترِ بعد',
              },
            ]}
          />
        )}
      </QueryBoundary>
    </Section>
  );
}
