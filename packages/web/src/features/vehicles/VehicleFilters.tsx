import { bothNames, vehicleStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useMakes } from './make-options';
import type { Vehicles } from './use-vehicles';

export function VehicleFilters({ list }: Pick<Vehicles, 'list'>) {
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
