import type { CampaignAnalytics } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatNumber, formatShortDay } from '@/lib/format/format';
import { useMoneyText } from '@/ui/money-text';
import { Skeleton } from '@/ui/Skeleton';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

type Days = CampaignAnalytics['byDay'];

/** The campaign's uses by day; renders nothing before the first use. */
export function UseByDay({ days }: { days: Days }) {
  const money = useMoneyText();
  if (days.length === 0) return <p className="text-muted">لم يُستخدم رمز الحملة في فاتورة بعد.</p>;
  const labels = days.map(({ date }) => formatShortDay(date));
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <div className="grid gap-6 lg:grid-cols-2">
        <section className="min-w-0">
          <h3 className="mb-2">الاستخدام يوماً بيوم</h3>
          <Chart
            kind="bar"
            label="استخدام رمز الحملة يوماً بيوم"
            labelHeader="اليوم"
            labels={labels}
            series={[{ name: 'الفواتير', values: days.map(({ uses }) => uses) }]}
            format={formatNumber}
          />
        </section>
        <section className="min-w-0">
          <h3 className="mb-2">الإيراد يوماً بيوم</h3>
          <Chart
            kind="bar"
            label="إيراد الحملة يوماً بيوم"
            labelHeader="اليوم"
            labels={labels}
            series={[{ name: 'الإيراد بالدولار', values: days.map(({ revenue }) => revenue) }]}
            format={(cents) => formatNumber(cents / 100)}
            formatLong={(revenue, index) => money(revenue, days[index]?.rials ?? null)}
          />
        </section>
      </div>
    </Suspense>
  );
}
