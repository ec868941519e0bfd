import { PageHeader } from '@/ui/PageHeader';
import { PriceChanges } from './PriceChanges';
import { PriceTiers } from './PriceTiers';

/** Price tiers, and the changes of many prices that can be taken back. */
export function PricesScreen() {
  return (
    <>
      <PageHeader title="الأسعار" description="فئات أسعار العملاء، وما غُيّر من الأسعار بقاعدة" />
      <div className="flex flex-col gap-4">
        <PriceTiers />
        <PriceChanges />
      </div>
    </>
  );
}
