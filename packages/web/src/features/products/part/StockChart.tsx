import { inventoryApi, piece, type Part } from '@turoos/contract';
import { lazy, Suspense } from 'react';
import { formatDate, formatNumber } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Skeleton } from '@/ui/Skeleton';
import { runningStock } from './running-stock';

const Chart = lazy(() => import('@/ui/Chart').then((m) => ({ default: m.Chart })));

/** The most movements a readable chart shows; older ones are in the table below. */
const MOVEMENTS = 200;

/** The quantity over time. A single day makes no line, so the chart is left out. */
export function StockChart({ part }: { part: Part }) {
  const { data } = useData('inventory', inventoryApi.movements, {
    params: { id: part._id },
    query: { limit: MOVEMENTS },
  });
  const days = data ? runningStock(part.quantity, data.rows) : undefined;
  if (days && days.length < 2) return null;

  return (
    <div className="min-h-64 border-b border-line pb-4">
      {days && (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <Chart
            kind="line"
            label="الكمية عبر الزمن"
            labelHeader="اليوم"
            labels={days.map(({ day }) => formatDate(`${day}T12:00:00Z`))}
            series={[{ name: quantityIn(part), values: days.map(({ quantity }) => quantity) }]}
            format={formatNumber}
          />
        </Suspense>
      )}
    </div>
  );
}

const quantityIn = ({ unit: { code, name } }: Part): string =>
  code === piece.code ? 'الكمية' : `الكمية (${name})`;
