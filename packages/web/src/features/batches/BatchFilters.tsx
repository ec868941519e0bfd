import { batchStatus } from '@turoos/contract';
import type { useListState } from '@/lib/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { useWarehouseOptions } from './batch-choices';

export const batchFilters = ['status', 'warehouse', 'product', 'empty'] as const;
type BatchList = ReturnType<typeof useListState<(typeof batchFilters)[number]>>;

const statuses = Object.entries(batchStatus).map(([value, { label }]) => ({ value, label }));
const withEmpty = [{ value: 'true', label: 'كل الدفعات مع النافدة' }];

export function BatchFilters({ list }: { list: BatchList }) {
  const warehouses = useWarehouseOptions();
  return (
    <FilterBar list={list} searchLabel="ابحث برقم الدفعة أو اسم المنتج أو رقم القطعة">
      <Select
        aria-label="الحالة"
        placeholder="كل الحالات"
        options={statuses}
        value={list.filters.status}
        onValueChange={(value) => list.setFilter('status', value)}
      />
      <Select
        aria-label="المستودع"
        placeholder="كل المستودعات"
        options={warehouses}
        value={list.filters.warehouse}
        onValueChange={(value) => list.setFilter('warehouse', value)}
      />
      <Select
        aria-label="الدفعات النافدة"
        placeholder="الدفعات غير النافدة"
        options={withEmpty}
        value={list.filters.empty}
        onValueChange={(value) => list.setFilter('empty', value)}
      />
    </FilterBar>
  );
}
