import { stockStatus } from '@turoos/contract';
import { useState } from 'react';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { useDebounced } from '@/lib/state/debounce';
import { ListOptions } from '@/shared/views/ListOptions';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Input } from '@/ui/Input';
import { inventoryColumns } from './inventory-columns';

export const inventoryFilters = ['warehouse', 'category', 'status', 'isActive'] as const;
export type InventoryListState = ListState<(typeof inventoryFilters)[number]>;

const statuses = optionsOf(stockStatus);

export function InventoryFilters({ list }: { list: InventoryListState }) {
  return (
    <FilterBar
      list={list}
      columns={inventoryColumns}
      end={<ListOptions list={list} columns={inventoryColumns} />}
      searchLabel="ابحث بالاسم أو رقم القطعة أو الباركود"
    >
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

type TextFilterProps = { label: string; value: string; onChange: (text: string) => void };

/** A text filter, debounced while typing. */
function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = useDebounced((text: string) => {
    setTyped(null);
    onChange(text.trim());
  });
  return (
    <Input
      aria-label={label}
      placeholder={label}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        settle.call(event.target.value);
      }}
      onKeyDown={(event) => event.key === 'Enter' && settle.flush()}
      className="sm:w-36"
    />
  );
}
