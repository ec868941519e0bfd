import { locationTypes } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { useListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import type { ChosenWarehouse } from './use-chosen-warehouse';

export const locationFilterNames = ['type', 'isActive'] as const;

const typeOptions = optionsOf(locationTypes);
const activeOptions = [
  { value: 'true', label: 'النشطة' },
  { value: 'false', label: 'غير النشطة' },
];

type LocationFiltersProps = {
  list: ReturnType<typeof useListState<(typeof locationFilterNames)[number]>>;
  warehouses: readonly ChosenWarehouse[];
  chosen: ChosenWarehouse | undefined;
  onChoose: (warehouseId: string) => void;
};

export function LocationFilters({ list, warehouses, chosen, onChoose }: LocationFiltersProps) {
  const { type, isActive } = list.filters;
  return (
    <>
      <Select
        aria-label="المستودع"
        className="mb-3 sm:max-w-96"
        options={warehouses}
        value={chosen?.value ?? ''}
        onValueChange={onChoose}
      />
      <FilterBar list={list} searchLabel="ابحث باسم الموقع">
        <Select
          aria-label="النوع"
          placeholder="كل الأنواع"
          options={typeOptions}
          value={type}
          onValueChange={(value) => list.setFilter('type', value)}
        />
        <Select
          aria-label="النشاط"
          placeholder="النشطة وغيرها"
          options={activeOptions}
          value={isActive}
          onValueChange={(value) => list.setFilter('isActive', value)}
        />
      </FilterBar>
    </>
  );
}
