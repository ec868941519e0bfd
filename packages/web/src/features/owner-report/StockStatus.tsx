import { ownerStockStatus, type InventoryInsights } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatNumber } from '@/lib/format/format';
import type { Query } from '@/lib/http/query-state';
import { Section } from '@/ui/Card';
import { DescriptionList } from '@/ui/DescriptionList';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

/** Reversed, so that the healthy status gets the first, neutral colour. */
const calmFirst = (states: InventoryInsights['stockStatus']) => states.toReversed();

export const StockStatus = ({ query }: { query: Query<InventoryInsights> }) => (
  <Section title="حالة المخزون">
    <QueryBoundary query={query}>
      {({ stockStatus: states, inventoryValue }) => (
        <div className="flex flex-col gap-5">
          <DescriptionList
            facts={[
              { name: 'قيمة المخزون بالتكلفة', value: <Money usd={inventoryValue.totalValue} at="today" /> },
              { name: 'إجمالي الكمية', value: formatNumber(inventoryValue.totalQuantity) },
            ]}
          />
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <Chart
              kind="doughnut"
              label="الأصناف حسب حالة المخزون"
              labelHeader="الحالة"
              labels={calmFirst(states).map(({ _id }) => ownerStockStatus[_id].label)}
              series={[{ name: 'عدد الأصناف', values: calmFirst(states).map(({ count }) => count) }]}
              format={formatNumber}
            />
          </Suspense>
        </div>
      )}
    </QueryBoundary>
  </Section>
);
