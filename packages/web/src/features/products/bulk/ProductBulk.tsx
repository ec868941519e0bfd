import { inventoryApi, type Part } from '@turoos/contract';
import { Download, FolderTree, Percent, Tag } from 'lucide-react';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import type { Picked } from '@/lib/list/use-picked';
import { usePermit } from '@/lib/session/can';
import { Button } from '@/ui/Button';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useLabels } from '../part-dialogs';

/** What can be done with the picked parts. */
export function ProductBulk({ picked }: { picked: Picked<Part> }) {
  const mayEdit = usePermit('products:update');
  const mayExport = usePermit('products:export', 'inventory:export');
  const labels = useLabels();
  const prices = useLazyDialog<readonly Part[]>(() => import('./PricesDialog').then((m) => m.default));
  const category = useLazyDialog<readonly Part[]>(() => import('./CategoryDialog').then((m) => m.default));
  const download = useDownload(inventoryApi.exportPicked, {
    done: 'تم تصدير المنتجات المحددة',
    failed: 'فشل في تصدير المنتجات المحددة',
  });

  return (
    <>
      <Button size="sm" icon={Tag} onClick={() => labels.show(picked.rows())}>
        طباعة الملصقات
      </Button>
      <Button
        size="sm"
        icon={Percent}
        disabledReason={mayEdit.reason}
        onClick={() => prices.show(picked.rows())}
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
      <Button
        size="sm"
        icon={Download}
        busy={download.isPending}
        disabledReason={mayExport.reason}
        onClick={() =>
          download.mutate({
            fileName: datedName('products', 'csv'),
            given: { body: { ids: picked.rows().map(({ _id }) => _id) } },
          })
        }
      >
        تصدير المحدد
      </Button>
      {labels.dialog}
      {prices.dialog}
      {category.dialog}
    </>
  );
}
