import type { KpiMetrics } from '@turoos/contract';
import { Gauge, RefreshCcw, ShoppingBag } from 'lucide-react';
import { cardState, type Query } from '@/lib/http/query-state';
import { Money } from '@/ui/Money';
import { StatCard } from '@/ui/StatCard';
import { growthText } from './growth';

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
          (compared ? (
            <>
              هذا الشهر <Money usd={data.currentSales} at={data.currentRials} />، والسابق إلى اليوم نفسه{' '}
              <Money usd={data.previousSales} at={data.previousRials} />
            </>
          ) : (
            'لا مبيعات في الشهر السابق للمقارنة'
          ))
        }
      />
      <StatCard
        {...state}
        label="متوسط الفاتورة"
        icon={ShoppingBag}
        tone="info"
        twoLines
        value={data && <Money usd={data.avgOrderValue} at={data.avgOrderRials} stacked />}
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
