import { locationTypes } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Select } from '@/ui/Select';
import type { ChosenWarehouse } from './use-chosen-warehouse';

export const locationFilterNames = ['type', 'isActive'] as const;

const typeOptions = optionsOf(locationTypes);
const activeOptions = [
  { value: 'true', label: 'النشطة' },
  { value: 'false', label: 'غير النشطة' },
];

type LocationFiltersProps = {
  list: ListState<(typeof locationFilterNames)[number]>;
  warehouses: readonly ChosenWarehouse[];
  chosen: ChosenWarehouse | undefined;
  onChoose: (warehouseId: string) => void;
};

export function LocationFilters({ list, warehouses, chosen, onChoose }: LocationFiltersProps) {
  return (
    <FilterBar list={list} searchLabel="ابحث باسم الموقع">
      <Select
        aria-label="المستودع"
        options={warehouses}
        value={chosen?.value ?? ''}
        onValueChange={onChoose}
      />
      <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={typeOptions} />
      <FilterSelect list={list} name="isActive" label="النشاط" all="النشطة وغيرها" options={activeOptions} />
    </FilterBar>
  );
}
