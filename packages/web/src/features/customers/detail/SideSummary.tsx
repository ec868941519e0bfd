import type { Customer } from '@turoos/contract';
import { formatDate, formatNumber } from '@/lib/format';
import { Section } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { Money } from '@/ui/Money';
import { Skeleton } from '@/ui/Skeleton';
import { Balance } from '../Balance';
import { saying } from '../customer-texts';
import { Facts } from '@/ui/Facts';
import { useTotalSales } from './use-customer-sales';

/** The customer in five figures, beside everything else. */
export function SideSummary({ customer }: { customer: Customer }) {
  const sales = useTotalSales(customer._id);
  return (
    <Section title="ملخص">
      {sales.data ? (
        <Facts
          blank="غير مسجل"
          facts={[
            { name: 'عدد الفواتير', value: formatNumber(sales.data.count) },
            { name: 'إجمالي المشتريات', value: <Money usd={sales.data.total} stacked /> },
            { name: 'المتبقي عليه', value: <Money usd={sales.data.outstanding} stacked /> },
            { name: 'الرصيد', value: <Balance cents={customer.balance} stacked /> },
            {
              name: 'آخر شراء',
              value: sales.data.lastPurchase ? formatDate(sales.data.lastPurchase) : 'لم يشترِ بعد',
            },
          ]}
        />
      ) : sales.isError ? (
        <ErrorState title={saying.salesFailed} error={sales.error} onRetry={() => void sales.refetch()} />
      ) : (
        <Skeleton className="h-36 w-full" />
      )}
    </Section>
  );
}
