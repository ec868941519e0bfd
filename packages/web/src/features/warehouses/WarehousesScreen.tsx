import { warehousesApi, warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useRemoveWarehouse } from './use-remove-warehouse';
import { WarehouseGrid } from './WarehouseGrid';
import { WarehousesHeader } from './WarehousesHeader';

const statusOptions = optionsOf(warehouseStatus);
const typeOptions = optionsOf(warehouseTypes);

export function WarehousesScreen() {
  const list = useList('warehouses', warehousesApi.list, { filters: ['status', 'type'], sort: 'name' });
  const form = useLazyDialog<Warehouse | null>(() =>
    import('./WarehouseDialog').then((m) => m.WarehouseDialog),
  );
  useCreateFromUrl('warehouses:create', () => form.show(null));
  const contents = useLazyDialog<Warehouse>(() => import('./ContentsDialog').then((m) => m.ContentsDialog));
  const remove = useRemoveWarehouse();

  return (
    <>
      <WarehousesHeader query={list.query} onAdd={() => form.show(null)} />
      <FilterBar list={list} searchLabel="ابحث بالاسم أو الرمز أو الموقع أو المسؤول">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statusOptions} />
        <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={typeOptions} />
      </FilterBar>
      <WarehouseGrid
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
