import { inventoryApi, productsApi, type Part } from '@turoos/contract';
import { Package, Upload } from 'lucide-react';
import { useState } from 'react';
import { useDownload } from '@/lib/http/use-download';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { navigate } from '@/lib/navigation/hooks';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { usePermit } from '@/lib/session/can';
import { BringLink } from '@/shared/moving-in/BringLink';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { filtersOf } from './bulk/priced-parts';
import { ProductBulk } from './bulk/ProductBulk';
import { useLabels, usePartForm } from './part-dialogs';
import { useProductColumns } from './product-columns';
import { ProductFilters, productFilters } from './ProductFilters';
import { ProductMenu } from './ProductMenu';
import { ProductsHeader } from './ProductsHeader';
import { ProductView } from './ProductView';
import { useRemovePart } from './use-remove-part';

export function ProductsScreen() {
  const list = useList('products', productsApi.list, { name: 'products', filters: productFilters });
  const [viewed, setViewed] = useState<Part | null>(null);
  const form = usePartForm();
  const labels = useLabels();
  const picked = usePicked<Part>(({ name }) => name);
  const remove = useRemovePart();
  const columns = useProductColumns();
  const download = useDownload(inventoryApi.export, {
    done: 'تم تصدير المنتجات',
    failed: 'فشل في تصدير المنتجات',
  });
  useCreateFromUrl('products:create', () => form.show(null));

  const edit = (part: Part) => {
    setViewed(null);
    form.show(part);
  };

  return (
    <>
      <ProductsHeader
        list={list}
        onAdd={() => form.show(null)}
        onExport={() => download.mutate({ fileName: 'inventory.csv', given: { query: list.query } })}
        exporting={download.isPending}
      />
      <ProductFilters list={list} />
      <DataTable
        label="المنتجات"
        columns={columns}
        picked={picked}
        bulk={
          <ProductBulk
            picked={picked}
            all={{ filters: filtersOf(list.query), count: list.result.data?.total ?? 0 }}
          />
        }
        failedTitle={list.q ? 'فشل في البحث في المنتجات' : 'فشل في جلب المنتجات'}
        list={list}
        rowKey={(part) => part._id}
        onOpen={setViewed}
        renderActions={(part) => (
          <ProductMenu
            part={part}
            onView={() => setViewed(part)}
            onOpen={() => void navigate({ to: '/products/$id', params: { id: part._id } })}
            onEdit={() => edit(part)}
            onPrint={() => labels.show([part])}
            onRemove={() => void remove(part)}
          />
        )}
        empty={<ProductsEmpty onAdd={() => form.show(null)} />}
      />
      <ProductView part={viewed} onClose={() => setViewed(null)} onEdit={edit} />
      {form.dialog}
      {labels.dialog}
    </>
  );
}

function ProductsEmpty({ onAdd }: { onAdd: () => void }) {
  const mayImport = usePermit('products:import');
  return (
    <EmptyState
      icon={Package}
      title="لا توجد منتجات بعد"
      message="أضف أول قطعة يدوياً، أو انقل قطعك مع مخزونها من Excel أو من برنامجك القديم."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <AddButton right="products:create" label="إضافة منتج" onAdd={onAdd} />
          <BringLink />
          <LinkButton to="/import-products" icon={Upload} disabledReason={mayImport.reason}>
            استيراد من CSV
          </LinkButton>
        </div>
      }
    />
  );
}
