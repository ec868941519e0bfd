import { supplierStatus, suppliersApi } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { ListOptions } from '@/shared/views/ListOptions';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { supplierColumns } from './supplier-columns';

export const supplierFilters = ['status', 'city', 'account'] as const;
export type SupplierListState = ListState<(typeof supplierFilters)[number]>;

const accounts = [
  { value: 'bought', label: 'لديهم مشتريات' },
  { value: 'owed', label: 'لهم مبلغ مستحق' },
];

export function SupplierFilters({ list }: { list: SupplierListState }) {
  const cities = useData('suppliers', suppliersApi.cities, {});
  const { city } = list.filters;
  // a city from the URL is offered even before the cities are loaded
  const known = cities.data ?? (city ? [city] : []);
  return (
    <FilterBar
      list={list}
      columns={supplierColumns}
      end={<ListOptions list={list} columns={supplierColumns} />}
      searchLabel="ابحث بالاسم أو مسؤول التواصل أو الهاتف"
    >
      <FilterSelect
        list={list}
        name="status"
        label="الحالة"
        all="كل الحالات"
        options={optionsOf(supplierStatus)}
      />
      <FilterSelect
        list={list}
        name="city"
        label="المدينة"
        all="كل المدن"
        options={known.map((name) => ({ value: name, label: name }))}
      />
      <FilterSelect list={list} name="account" label="التعامل" all="كل التعاملات" options={accounts} />
    </FilterBar>
  );
}
