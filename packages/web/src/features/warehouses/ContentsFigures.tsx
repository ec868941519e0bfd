import type { WarehouseInventory } from '@turoos/contract';
import { formatNumber } from '@/lib/format/format';
import { cardState, type Query } from '@/lib/http/query-state';
import { Money } from '@/ui/Money';
import { StatCard } from '@/ui/StatCard';

export function ContentsFigures({ contents }: { contents: Query<WarehouseInventory> }) {
  const stats = contents.data?.stats;
  const state = cardState(contents);
  const count = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      <StatCard label="الأصناف" value={count(stats?.totalItems)} {...state} />
      <StatCard label="إجمالي الكمية" value={count(stats?.totalQuantity)} {...state} />
      <StatCard
        label="القيمة بالتكلفة"
        value={stats && <Money usd={stats.totalValue} at="today" stacked />}
        {...state}
      />
      <StatCard label="كمية منخفضة" value={count(stats?.lowStockItems)} {...state} />
      <StatCard label="نافدة" value={count(stats?.outOfStockItems)} {...state} />
    </div>
  );
}
