import { activity, partTypes, productsApi, stockStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useCategoryOptions } from './category-options';
import { useScan } from './use-scan';

export const productFilters = ['categoryId', 'brand', 'type', 'status', 'isActive'] as const;

const types = optionsOf(partTypes);
const levels = optionsOf(stockStatus);
const activities = [
  { value: 'true', label: activity.active.label },
  { value: 'false', label: activity.inactive.label },
];

export function ProductFilters({ list }: { list: ListState<(typeof productFilters)[number]> }) {
  const scan = useScan(list.setQ);
  const categories = useCategoryOptions();
  const { data: brands = [] } = useData('products', productsApi.brands, {});

  return (
    <div role="presentation" onKeyDown={scan}>
      <FilterBar list={list} searchLabel="ابحث بالاسم أو رقم القطعة أو الرمز الداخلي">
        <FilterSelect
          list={list}
          name="categoryId"
          label="الفئة"
          all="كل الفئات"
          className="sm:max-w-48"
          options={categories}
        />
        <FilterSelect
          list={list}
          name="brand"
          label="العلامة التجارية"
          all="كل العلامات"
          className="sm:max-w-40"
          options={brands.map((brand) => ({ value: brand, label: brand }))}
        />
        <FilterSelect list={list} name="type" label="النوع" all="جديد ومستعمل" options={types} />
        <FilterSelect list={list} name="status" label="حالة المخزون" all="كل الكميات" options={levels} />
        <FilterSelect list={list} name="isActive" label="الحالة" all="نشط وغير نشط" options={activities} />
      </FilterBar>
    </div>
  );
}
