import { stockStatus } from '@turoos/contract';
import { useWarehouseOptions } from '@/lib/use-warehouse-options';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { TextFilter } from './TextFilter';
import type { InventoryList } from './use-inventory';

const statuses = Object.entries(stockStatus).map(([value, { label }]) => ({ value, label }));

export function InventoryFilters({ list }: { list: InventoryList }) {
  const warehouses = useWarehouseOptions();
  return (
    <FilterBar list={list} searchLabel="ابحث بالاسم أو رقم القطعة أو الباركود">
      <Select
        aria-label="المستودع"
        placeholder="كل المستودعات"
        className="sm:max-w-48"
        options={warehouses}
        value={list.filters.warehouse}
        onValueChange={(value) => list.setFilter('warehouse', value)}
      />
      <TextFilter
        label="الفئة"
        value={list.filters.category}
        onChange={(text) => list.setFilter('category', text)}
      />
      <Select
        aria-label="حالة المخزون"
        placeholder="كل الحالات"
        options={statuses}
        value={list.filters.status}
        onValueChange={(value) => list.setFilter('status', value)}
      />
    </FilterBar>
  );
}
