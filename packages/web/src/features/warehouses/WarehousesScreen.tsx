import { asFile, warehousesApi, warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { datedName } from '@/lib/http/download';
import { useDownload } from '@/lib/http/use-download';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useRemoveWarehouse } from './use-remove-warehouse';
import { useWarehouses } from './use-warehouses';
import { WarehouseGrid } from './WarehouseGrid';
import { WarehousesHeader } from './WarehousesHeader';

const statusOptions = optionsOf(warehouseStatus);
const typeOptions = optionsOf(warehouseTypes);

export function WarehousesScreen() {
  const { list, query, warehouses } = useWarehouses();
  const form = useLazyDialog<Warehouse | null>(() =>
    import('./WarehouseDialog').then((m) => m.WarehouseDialog),
  );
  useCreateFromUrl('warehouses:create', () => form.show(null));
  const contents = useLazyDialog<Warehouse>(() => import('./ContentsDialog').then((m) => m.ContentsDialog));
  const remove = useRemoveWarehouse();
  const download = useDownload(asFile(warehousesApi.list), {
    done: 'تم تصدير المستودعات',
    failed: 'فشل في تصدير المستودعات',
  });

  return (
    <>
      <WarehousesHeader
        onAdd={() => form.show(null)}
        onExport={() =>
          download.mutate({
            fileName: datedName('warehouses', 'csv'),
            given: { query: { ...query, page: 1, format: 'csv' } },
          })
        }
        exporting={download.isPending}
      />
      <FilterBar list={list} searchLabel="ابحث بالاسم أو الرمز أو الموقع أو المسؤول">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statusOptions} />
        <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={typeOptions} />
      </FilterBar>
      <WarehouseGrid
        query={warehouses}
        list={list}
        onAdd={() => form.show(null)}
        onOpen={contents.show}
        onEdit={form.show}
        onRemove={(warehouse) => void remove(warehouse)}
      />
      {form.dialog}
      {contents.dialog}
    </>
  );
}
