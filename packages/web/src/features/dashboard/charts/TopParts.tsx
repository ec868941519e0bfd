import { quantitiesText, topPartsApi } from '@turoos/contract';
import { Package } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { Link } from '@/lib/navigation/Link';
import { useBranch } from '@/shared/warehouses/use-branches';
import { legible, PartNumber } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';

/** The same period as the sales chart. */
const chartDays = 30;

const shown = { days: chartDays, limit: 10 };

/** Horizontal bars with the figure beside each: names of parts are too long for an axis. */
export function TopParts() {
  const warehouse = useBranch();
  const parts = useData('sales', topPartsApi.topParts, {
    query: warehouse ? { ...shown, warehouse } : shown,
  });
  const { data } = parts;
  if (!data) return parts.error ? <QueryFailure query={parts} /> : <Skeleton className="h-60 w-full" />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={Package}
        title="لا توجد مبيعات في هذه الفترة"
        message="ستظهر هنا القطع الأكثر مبيعاً بعد أول فاتورة."
      />
    );
  const most = Math.max(...data.map(({ quantity }) => quantity));
  return (
    <ol className="flex flex-col gap-3">
      {data.map(({ _id, name, partNumber, unit, quantity, total, rials }) => (
        <li key={_id}>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Link
              to="/products/$id"
              params={{ id: _id }}
              className="min-w-0 truncate font-semibold text-accent-strong hover:underline"
            >
              {legible(name)}
            </Link>
            <PartNumber>{partNumber}</PartNumber>
            <span className="ms-auto flex items-baseline gap-3 text-sm">
              <span className="font-semibold whitespace-nowrap">{quantitiesText([{ quantity, unit }])}</span>
              <Money usd={total} at={rials} className="text-muted" />
            </span>
          </div>
          <div className="mt-1 h-2 rounded-full bg-sunken" aria-hidden="true">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(quantity / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ol>
  );
}
