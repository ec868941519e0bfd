import { productsApi, productTexts, type PartDetail } from '@turoos/contract';
import { Package } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useRecordId } from '@/lib/navigation/hooks';
import { Attachments } from '@/shared/attachments/Attachments';
import { RecordPage } from '@/ui/RecordPage';
import { NumbersCard } from './NumbersCard';
import { OrderingCard } from './OrderingCard';
import { PartHeader } from './PartHeader';
import { PlacesCard } from './PlacesCard';
import { PriceHistoryCard } from './PriceHistoryCard';
import { PricesCard } from './PricesCard';
import { PurchasesCard } from './PurchasesCard';
import { StockCard } from './StockCard';
import { VehiclesCard } from './VehiclesCard';

/** The page of one part: identity, stock by warehouse, prices and movements. */
export function PartScreen() {
  const id = useRecordId();
  const part = useData('products', productsApi.read, { params: { id } });

  return (
    <RecordPage
      query={part}
      heading="بطاقة المنتج"
      failed="فشل في جلب المنتج"
      gone={{
        title: productTexts.notFound,
        icon: Package,
        back: { to: '/products', label: 'العودة إلى المنتجات' },
      }}
      layout="quarters"
    >
      {(found) => <Details part={found} />}
    </RecordPage>
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
      <PriceHistoryCard part={part} />
      <OrderingCard part={part} />
      <PurchasesCard part={part} />
      <Attachments entityType="products" entityId={part._id} className="mt-4" />
      <StockCard part={part} />
    </>
  );
}
