import { bothNames, vehicleStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useMakes } from './make-options';

export const vehicleFilters = ['make', 'status'] as const;

export function VehicleFilters({ list }: { list: ListState<(typeof vehicleFilters)[number]> }) {
  const makes = useMakes();
  return (
    <FilterBar list={list} searchLabel="ابحث بالشركة أو الموديل أو السنة">
      <FilterSelect
        list={list}
        name="make"
        label="الشركة"
        all="كل الشركات"
        options={makes.map((make) => ({ value: make, label: bothNames(make) }))}
      />
      <FilterSelect
        list={list}
        name="status"
        label="الحالة"
        all="كل الحالات"
        options={optionsOf(vehicleStatus)}
      />
    </FilterBar>
  );
}
