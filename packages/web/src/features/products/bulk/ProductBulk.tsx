import { inventoryApi, type Part } from '@turoos/contract';
import { FolderTree, Percent, Tag } from 'lucide-react';
import type { Picked } from '@/lib/list/use-picked';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { ExportPicked } from '@/ui/ExportPicked';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useLabels } from '../part-dialogs';
import type { PricedParts, PricingSubject } from './priced-parts';
import { useFreshParts } from './use-fresh-parts';

type ProductBulkProps = {
  picked: Picked<Part>;
  /** Everything that the list finds. */
  all: PricedParts;
};

/** What can be done with the picked parts. */
export function ProductBulk({ picked, all }: ProductBulkProps) {
  const mayEdit = usePermit('products:update');
  const labels = useLabels();
  const { isReading, read } = useFreshParts();
  const prices = useLazyDialog<PricingSubject>(() => import('./PricesDialog').then((m) => m.default));
  const category = useLazyDialog<readonly Part[]>(() => import('./CategoryDialog').then((m) => m.default));

  return (
    <>
      <Button size="sm" icon={Tag} busy={isReading} onClick={() => read(picked.rows(), labels.show)}>
        طباعة الملصقات
      </Button>
      <Button
        size="sm"
        icon={Percent}
        disabledReason={mayEdit.reason}
        onClick={() => {
          const ids = picked.rows().map(({ _id }) => _id);
          prices.show({ picked: { ids, count: ids.length }, all });
        }}
      >
        تغيير الأسعار
      </Button>
      <Button
        size="sm"
        icon={FolderTree}
        busy={isReading}
        disabledReason={mayEdit.reason}
        onClick={() => read(picked.rows(), category.show)}
      >
        نقل إلى فئة
      </Button>
      <ExportPicked
        endpoint={inventoryApi.exportPicked}
        picked={picked}
        fileName="products"
        things="المنتجات"
        right="products:export"
      />
      {labels.dialog}
      {prices.dialog}
      {category.dialog}
    </>
  );
}
