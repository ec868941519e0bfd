import { inventoryApi, type Part } from '@turoos/contract';
import { FolderTree, Percent, Tag } from 'lucide-react';
import type { Picked } from '@/lib/list/use-picked';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { ExportPicked } from '@/ui/ExportPicked';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useLabels } from '../part-dialogs';
import { usePricesDialog } from './use-prices-dialog';

/** What can be done with the picked parts. */
export function ProductBulk({ picked }: { picked: Picked<Part> }) {
  const mayEdit = usePermit('products:update');
  const labels = useLabels();
  const prices = usePricesDialog();
  const category = useLazyDialog<readonly Part[]>(() => import('./CategoryDialog').then((m) => m.default));

  return (
    <>
      <Button size="sm" icon={Tag} onClick={() => labels.show(picked.rows())}>
        طباعة الملصقات
      </Button>
      <Button
        size="sm"
        icon={Percent}
        disabledReason={mayEdit.reason}
        onClick={() => {
          const ids = picked.rows().map(({ _id }) => _id);
          prices.show({ ids, count: ids.length });
        }}
      >
        تغيير الأسعار
      </Button>
      <Button
        size="sm"
        icon={FolderTree}
        disabledReason={mayEdit.reason}
        onClick={() => category.show(picked.rows())}
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
