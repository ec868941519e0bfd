import { warehousesApi, warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { Warehouse as WarehouseIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { CardList } from '@/ui/CardList';
import { useConfirm } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { WarehouseCard, type WarehouseActions } from './WarehouseCard';
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
      <WarehousesHeader list={list} onAdd={() => form.show(null)} />
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

type WarehouseGridProps = WarehouseActions &
  Pick<ComponentProps<typeof CardList<Warehouse>>, 'list'> & { onAdd: () => void };

const WarehouseGrid = ({ list, onAdd, ...actions }: WarehouseGridProps) => (
  <CardList
    label="المستودعات"
    list={list}
    renderCard={(warehouse) => <WarehouseCard warehouse={warehouse} {...actions} />}
    empty={
      <EmptyState
        icon={WarehouseIcon}
        title="لا توجد مستودعات بعد"
        message="أضف أول مستودع لتُسجل فيه القطع وتُباع منه."
        action={<AddButton right="warehouses:create" label="إضافة مستودع" onAdd={onAdd} />}
      />
    }
  />
);

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
