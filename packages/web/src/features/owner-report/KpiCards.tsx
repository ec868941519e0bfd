import { ltr, type KpiMetrics } from '@turoos/contract';
import { Gauge, RefreshCcw, ShoppingBag } from 'lucide-react';
import { cardState, type Query } from '@/lib/http/query-state';
import { StatCard } from '@/ui/StatCard';
import { growthText, wholeUsd } from './whole-usd';

/** Sales growth, average invoice and stock turnover. */
export function KpiCards({ query }: { query: Query<KpiMetrics> }) {
  const { data } = query;
  const state = cardState(query);
  const compared = data !== undefined && data.previousSales > 0;
  return (
    <section aria-label="مؤشرات الأداء" className="grid gap-3 sm:grid-cols-3">
      <StatCard
        {...state}
        label="نمو المبيعات"
        icon={Gauge}
        tone={data && data.salesGrowthRate < 0 ? 'danger' : 'success'}
        value={data && (compared ? <bdi dir="ltr">{growthText(data.salesGrowthRate)}</bdi> : '—')}
        hint={
          data &&
          (compared
            ? `هذا الشهر ${ltr(wholeUsd(data.currentSales))}، والسابق إلى اليوم نفسه ${ltr(wholeUsd(data.previousSales))}`
            : 'لا مبيعات في الشهر السابق للمقارنة')
        }
      />
      <StatCard
        {...state}
        label="متوسط الفاتورة"
        icon={ShoppingBag}
        tone="info"
        value={data && wholeUsd(data.avgOrderValue)}
        hint="آخر 30 يوماً"
      />
      <StatCard
        {...state}
        label="دوران المخزون"
        icon={RefreshCcw}
        value={data && data.inventoryTurnover.toFixed(2)}
        hint="تكلفة ما بيع في 30 يوماً إلى قيمة المخزون"
      />
    </section>
  );
}
