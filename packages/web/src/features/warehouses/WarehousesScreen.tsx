import { asFile, warehousesApi, warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { datedName } from '@/lib/download';
import { useDownload } from '@/lib/use-download';
import { useLazyDialog } from '@/lib/use-lazy-dialog';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { useRemoveWarehouse } from './use-remove-warehouse';
import { useWarehouses } from './use-warehouses';
import { WarehouseGrid } from './WarehouseGrid';
import { WarehousesHeader } from './WarehousesHeader';

const statusOptions = Object.entries(warehouseStatus).map(([value, { label }]) => ({ value, label }));
const typeOptions = Object.entries(warehouseTypes).map(([value, label]) => ({ value, label }));

export function WarehousesScreen() {
  const { list, query, warehouses } = useWarehouses();
  const form = useLazyDialog<Warehouse | null>(() =>
    import('./WarehouseDialog').then((m) => m.WarehouseDialog),
  );
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
        <Select
          aria-label="الحالة"
          placeholder="كل الحالات"
          options={statusOptions}
          value={list.filters.status}
          onValueChange={(value) => list.setFilter('status', value)}
        />
        <Select
          aria-label="النوع"
          placeholder="كل الأنواع"
          options={typeOptions}
          value={list.filters.type}
          onValueChange={(value) => list.setFilter('type', value)}
        />
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
