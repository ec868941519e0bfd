import { inventoryApi, type Part } from '@turoos/contract';
import { navigate } from '@/lib/navigation/hooks';
import { useState } from 'react';
import { useDownload } from '@/lib/use-download';
import { Checkbox } from '@/ui/Checkbox';
import { DataTable, type Column } from '@/ui/DataTable';
import { useLabels, usePartForm } from './part-dialogs';
import { PickedBar } from './PickedBar';
import { productColumns } from './product-columns';
import { ProductFilters } from './ProductFilters';
import { ProductMenu } from './ProductMenu';
import { ProductsEmpty } from './ProductsEmpty';
import { ProductsHeader } from './ProductsHeader';
import { ProductView } from './ProductView';
import { useCreateRequest } from '@/lib/use-create-request';
import { usePicked, type Picked } from './use-picked';
import { useProducts } from './use-products';
import { useRemovePart } from './use-remove-part';

export function ProductsScreen() {
  const { list, query, products } = useProducts();
  const [viewed, setViewed] = useState<Part | null>(null);
  const form = usePartForm();
  const labels = useLabels();
  const picked = usePicked();
  const remove = useRemovePart();
  const download = useDownload(inventoryApi.export, {
    done: 'تم تصدير المنتجات',
    failed: 'فشل في تصدير المنتجات',
  });
  useCreateRequest('products:create', () => form.show(null));

  const edit = (part: Part) => {
    setViewed(null);
    form.show(part);
  };

  return (
    <>
      <ProductsHeader
        onAdd={() => form.show(null)}
        onExport={() => download.mutate({ fileName: 'inventory.csv', given: { query } })}
        exporting={download.isPending}
      />
      <ProductFilters list={list} />
      <PickedBar picked={picked} rows={products.data?.rows ?? []} onPrint={() => labels.show(picked.parts)} />
      <DataTable
        label="المنتجات"
        columns={[pickColumn(picked), ...productColumns]}
        query={products}
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

const pickColumn = (picked: Picked): Column<Part> => ({
  id: 'pick',
  header: 'تحديد',
  width: '3rem',
  cell: (part) => (
    <Checkbox
      className="relative z-1"
      hideLabel
      label={`تحديد ${part.name}`}
      checked={picked.has(part)}
      onChange={(event) => picked.pick([part], event.target.checked)}
    />
  ),
});
