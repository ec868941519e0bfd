import { activity, partTypes, productsApi, stockStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { useCategoryOptions } from './category-options';
import type { ProductFilter } from './use-products';
import { useScan } from './use-scan';

const types = optionsOf(partTypes);
const levels = optionsOf(stockStatus);
const activities = [
  { value: 'true', label: activity.active.label },
  { value: 'false', label: activity.inactive.label },
];

type Filters = Pick<ListState, 'q' | 'setQ' | 'activeFilters' | 'clear'> & {
  filters: Record<ProductFilter, string>;
  setFilter: (name: ProductFilter, value: string) => void;
};

export function ProductFilters({ list }: { list: Filters }) {
  const scan = useScan(list.setQ);
  const categories = useCategoryOptions();
  const { data: brands = [] } = useData('products', productsApi.brands, {});
  const choice = (name: ProductFilter) => ({
    value: list.filters[name],
    onValueChange: (value: string) => list.setFilter(name, value),
  });

  return (
    <div role="presentation" onKeyDown={scan}>
      <FilterBar list={list} searchLabel="ابحث بالاسم أو رقم القطعة أو الرمز الداخلي">
        <Select
          aria-label="الفئة"
          placeholder="كل الفئات"
          className="sm:max-w-48"
          options={categories}
          {...choice('categoryId')}
        />
        <Select
          aria-label="العلامة التجارية"
          placeholder="كل العلامات"
          className="sm:max-w-40"
          options={brands.map((brand) => ({ value: brand, label: brand }))}
          {...choice('brand')}
        />
        <Select aria-label="النوع" placeholder="جديد ومستعمل" options={types} {...choice('type')} />
        <Select aria-label="حالة المخزون" placeholder="كل الكميات" options={levels} {...choice('status')} />
        <Select aria-label="الحالة" placeholder="نشط وغير نشط" options={activities} {...choice('isActive')} />
      </FilterBar>
    </div>
  );
}
