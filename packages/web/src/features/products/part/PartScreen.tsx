import { productsApi, type PartDetail } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useParams } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { NumbersCard } from './NumbersCard';
import { PartHeader } from './PartHeader';
import { PlacesCard } from './PlacesCard';
import { PricesCard } from './PricesCard';
import { PurchasesCard } from './PurchasesCard';
import { StockCard } from './StockCard';
import { VehiclesCard } from './VehiclesCard';

/** Everything about one part: what it is, where it lies, what it costs, and how its stock moved. */
export function PartScreen() {
  const { id } = useParams() as { id: string };
  const part = useData('products', productsApi.read, { params: { id } });

  return (
    <QueryBoundary
      query={part}
      waiting={<PartSkeleton />}
      failed={
        <Card>
          <ErrorState
            title="فشل في جلب المنتج"
            error={part.error}
            onRetry={() => void part.refetch()}
            retrying={part.isFetching}
          />
        </Card>
      }
    >
      {(found) => <Details part={found} />}
    </QueryBoundary>
  );
}

function Details({ part }: { part: PartDetail }) {
  return (
    <>
      <PartHeader part={part} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PlacesCard part={part} />
        <PricesCard part={part} />
        <NumbersCard part={part} />
        <VehiclesCard part={part} />
      </div>
      <PurchasesCard part={part} />
      <Attachments entityType="products" entityId={part._id} className="mt-4" />
      <StockCard part={part} />
    </>
  );
}

function PartSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">بطاقة المنتج</h1>
      <Skeleton className="mb-2 h-8 w-72 max-w-full" />
      <Skeleton className="mb-6 h-5 w-40" />
      <div className="grid gap-4 lg:grid-cols-2">
        {['places', 'prices', 'numbers', 'vehicles'].map((card) => (
          <Skeleton key={card} className="h-44 w-full rounded-lg" />
        ))}
      </div>
    </div>
  );
}
