import { productsApi } from '@turoos/contract';
import { useParams } from '@/lib/navigation/hooks';
import { useData } from '@/lib/use-data';
import { useFailureToast } from '@/lib/use-failure-toast';
import { Attachments } from '@/ui/Attachments';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
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
  useFailureToast(part.error, 'فشل في جلب المنتج');

  if (part.data) {
    return (
      <>
        <PartHeader part={part.data} />
        <div className="grid gap-4 lg:grid-cols-2">
          <PlacesCard part={part.data} />
          <PricesCard part={part.data} />
          <NumbersCard part={part.data} />
          <VehiclesCard part={part.data} />
        </div>
        <PurchasesCard part={part.data} />
        <Attachments entityType="products" entityId={part.data._id} className="mt-4" />
        <StockCard part={part.data} />
      </>
    );
  }
  if (part.isError)
    return (
      <Card>
        <ErrorState
          title="فشل في جلب المنتج"
          error={part.error}
          onRetry={() => void part.refetch()}
          retrying={part.isFetching}
        />
      </Card>
    );
  return <PartSkeleton />;
}

function PartSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">بطاقة الصنف</h1>
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
