import { paymentStatus, type CustomerSales, type PaymentStatus } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatUsd } from '@/lib/format/format';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { texts } from '../customer-texts';
import { useTotalSales } from './use-customer-sales';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

export function SalesStats({ id }: { id: string }) {
  const sales = useTotalSales(id);
  return (
    <QueryBoundary query={sales} title={texts.salesFailed}>
      {(totals) =>
        totals.count === 0 ? (
          <EmptyState title="لا توجد إحصائيات بعد" message="تُرسم هنا مشتريات العميل بعد أول فاتورة." />
        ) : (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <Charts sales={totals} />
          </Suspense>
        )
      }
    </QueryBoundary>
  );
}

const Charts = ({ sales: { byMonth, byPaymentStatus } }: { sales: CustomerSales }) => (
  <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
    <section className="min-w-0">
      <h3 className="mb-2">المشتريات بالأشهر</h3>
      <Chart
        kind="bar"
        label="المشتريات في آخر 12 شهراً"
        labelHeader="الشهر"
        labels={byMonth.map(({ month }) => monthName(month))}
        series={[{ name: 'المشتريات', values: byMonth.map(({ total }) => total) }]}
        format={formatUsd}
      />
    </section>
    <section className="min-w-0">
      <h3 className="mb-2">حسب حالة الدفع</h3>
      <Chart
        kind="doughnut"
        label="المشتريات حسب حالة الدفع"
        labelHeader="حالة الدفع"
        labels={byPaymentStatus.map((one) => paymentStatus[one.paymentStatus as PaymentStatus].label)}
        series={[{ name: 'المشتريات', values: byPaymentStatus.map(({ total }) => total) }]}
        format={formatUsd}
      />
    </section>
  </div>
);

const monthFormat = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
  month: 'short',
  year: '2-digit',
  timeZone: 'UTC',
});

/** Returns 'مارس 26' for '2026-03'. */
const monthName = (month: string): string => monthFormat.format(new Date(`${month}-15T00:00:00Z`));
