import { warehousesApi, warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { Warehouse as WarehouseIcon } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { usePermit } from '@/lib/session/can';
import { AddButton } from '@/ui/AddButton';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { warehouseColumns } from './warehouse-columns';
import { WarehouseMenu } from './WarehouseMenu';
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
  const mayViewContents = usePermit('warehouses:view_inventory');

  return (
    <>
      <WarehousesHeader list={list} onAdd={() => form.show(null)} />
      <FilterBar
        list={list}
        columns={warehouseColumns}
        searchLabel="ابحث بالاسم أو الرمز أو الموقع أو المسؤول"
      >
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statusOptions} />
        <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={typeOptions} />
      </FilterBar>
      <DataTable
        label="المستودعات"
        failedLead="خطأ في تحميل البيانات: "
        columns={warehouseColumns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={mayViewContents.allowed ? contents.show : undefined}
        renderActions={(warehouse) => (
          <WarehouseMenu
            warehouse={warehouse}
            onOpen={contents.show}
            onEdit={form.show}
            onRemove={(one) => void remove(one)}
          />
        )}
        empty={
          <EmptyState
            icon={WarehouseIcon}
            title="لا توجد مستودعات بعد"
            message="أضف أول مستودع لتُسجل فيه القطع وتُباع منه."
            action={
              <AddButton right="warehouses:create" label="إضافة مستودع" onAdd={() => form.show(null)} />
            }
          />
        }
      />
      {form.dialog}
      {contents.dialog}
    </>
  );
}

function useRemoveWarehouse(): (warehouse: Warehouse) => Promise<void> {
  const confirm = useConfirm();
  const remove = useAction(warehousesApi.remove, {
    done: 'تم حذف المستودع بنجاح',
    failed: 'فشل في حذف المستودع',
  });

  return async (warehouse) => {
    const sure = await confirm({
      title: 'حذف المستودع',
      message: `سيُحذف المستودع «${warehouse.name}» نهائياً. لا يُحذف مستودع فيه قطع أو مرّت به حركة.`,
      confirmLabel: 'حذف المستودع',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: warehouse._id } });
  };
}
