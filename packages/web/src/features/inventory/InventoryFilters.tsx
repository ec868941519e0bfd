import { stockStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { TextFilter } from './TextFilter';

export const inventoryFilters = ['warehouse', 'category', 'status'] as const;
export type InventoryListState = ListState<(typeof inventoryFilters)[number]>;

const statuses = optionsOf(stockStatus);

export function InventoryFilters({ list }: { list: InventoryListState }) {
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
      <FilterSelect list={list} name="status" label="حالة المخزون" all="كل الحالات" options={statuses} />
    </FilterBar>
  );
}
