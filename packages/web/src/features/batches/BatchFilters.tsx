import { batchStatus, expiredBatch } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useWarehouseOptions } from './batch-choices';

export const batchFilters = ['status', 'warehouse', 'product', 'empty'] as const;
type BatchList = ListState<(typeof batchFilters)[number]>;

const statuses = optionsOf({ ...batchStatus, expired: expiredBatch });
const withEmpty = [{ value: 'true', label: 'كل دفعات المخزون مع النافدة' }];

export function BatchFilters({ list }: { list: BatchList }) {
  const warehouses = useWarehouseOptions();
  return (
    <FilterBar list={list} searchLabel="ابحث برقم دفعة المخزون أو اسم المنتج أو رقم القطعة">
      <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      <FilterSelect list={list} name="warehouse" label="المستودع" all="كل المستودعات" options={warehouses} />
      <FilterSelect
        list={list}
        name="empty"
        label="دفعات المخزون النافدة"
        all="دفعات المخزون غير النافدة"
        options={withEmpty}
      />
    </FilterBar>
  );
}
