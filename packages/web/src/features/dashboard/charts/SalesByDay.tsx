import { countedAfter, nouns } from '@turoos/contract';
import { ChartColumn } from 'lucide-react';
import { formatShortDay, formatUsd } from '@/lib/format/format';
import { sumRials } from '@/lib/format/rials';
import { Chart } from '@/ui/Chart';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { useMoneyText } from '@/ui/money-text';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import type { Dashboard } from '../use-dashboard';

export function SalesByDay({ sales }: Pick<Dashboard, 'sales'>) {
  const formatMoney = useMoneyText();
  const days = sales.data?.days;
  if (!days) return sales.error ? <QueryFailure query={sales} /> : <Skeleton className="h-60 w-full" />;
  if (days.every(({ orderCount, totalSales }) => orderCount === 0 && totalSales === 0))
    return (
      <EmptyState
        icon={ChartColumn}
        title="لا توجد مبيعات في هذه الفترة"
        message="ستظهر هنا مبيعات كل يوم بعد أول فاتورة."
      />
    );
  const total = days.reduce((sum, day) => sum + day.totalSales, 0);
  const orders = days.reduce((sum, day) => sum + day.orderCount, 0);
  return (
    <>
      <Chart
        kind="bar"
        label="المبيعات اليومية"
        labelHeader="اليوم"
        labels={days.map(({ date }) => formatShortDay(date))}
        series={[{ name: 'المبيعات', values: days.map(({ totalSales }) => totalSales) }]}
        format={formatUsd}
        formatLong={(cents, index) => formatMoney(cents, days[index]?.rials ?? null)}
      />
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2 border-t border-line pt-3 text-sm text-muted">
        المجموع: <Money usd={total} at={sumRials(days.map(({ rials }) => rials))} className="text-ink" />
        <span>في {countedAfter(orders, nouns.invoice)}</span>
      </p>
    </>
  );
}
