import { stockStatus } from '@turoos/contract';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { WarehouseSelect } from '@/ui/WarehouseSelect';
import { TextFilter } from './TextFilter';
import type { InventoryList } from './use-inventory';

const statuses = Object.entries(stockStatus).map(([value, { label }]) => ({ value, label }));

export function InventoryFilters({ list }: { list: InventoryList }) {
  return (
    <FilterBar list={list} searchLabel="ابحث بالاسم أو رقم القطعة أو الباركود">
      <WarehouseSelect
        aria-label="المستودع"
        placeholder="كل المستودعات"
        className="sm:max-w-48"
        value={list.filters.warehouse}
        onChange={(id) => list.setFilter('warehouse', id)}
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
