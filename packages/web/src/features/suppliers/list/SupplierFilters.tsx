import { supplierStatus, suppliersApi } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useFilterDraft } from '@/lib/list/use-filter-draft';
import type { ListState } from '@/lib/list/use-list-state';
import { ApplyFilterBar } from '@/ui/ApplyFilterBar';
import { FilterSelect } from '@/ui/FilterSelect';

export const supplierFilters = ['status', 'city'] as const;

export function SupplierFilters({ list }: { list: ListState<(typeof supplierFilters)[number]> }) {
  const draft = useFilterDraft(list);
  const cities = useData('suppliers', suppliersApi.cities, {});
  const { city } = draft.filters;
  // a city from the URL is offered even before the cities are loaded
  const known = cities.data ?? (city ? [city] : []);
  return (
    <ApplyFilterBar
      draft={draft}
      active={list.activeFilters}
      searchLabel="ابحث بالاسم أو مسؤول التواصل أو الهاتف"
    >
      <FilterSelect
        list={draft}
        name="status"
        label="الحالة"
        all="كل الحالات"
        options={optionsOf(supplierStatus)}
      />
      <FilterSelect
        list={draft}
        name="city"
        label="المدينة"
        all="كل المدن"
        options={known.map((name) => ({ value: name, label: name }))}
      />
    </ApplyFilterBar>
  );
}
