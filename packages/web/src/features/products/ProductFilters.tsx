import { activity, latinDigits, partTypes, partWithNumber, productsApi, stockStatus } from '@turoos/contract';
import type { KeyboardEvent } from 'react';
import { optionsOf } from '@/lib/format/options';
import { call } from '@/lib/http/api';
import { failureText } from '@/lib/http/api-error';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { navigate } from '@/lib/navigation/hooks';
import { useScans } from '@/lib/scan/use-scans';
import { toast } from '@/lib/toasts/toast-store';
import { ListOptions } from '@/shared/views/ListOptions';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { useCategoryOptions } from '@/shared/parts/category-options';
import { useProductColumns } from './product-columns';

export const productFilters = ['categoryId', 'brand', 'type', 'status', 'isActive'] as const;
export type ProductListState = ListState<(typeof productFilters)[number]>;

const types = optionsOf(partTypes);
const levels = optionsOf(stockStatus);
const activities = [
  { value: 'true', label: activity.active.label },
  { value: 'false', label: activity.inactive.label },
];

export function ProductFilters({ list }: { list: ProductListState }) {
  const scan = useScan(list.setQ);
  const columns = useProductColumns();
  const categories = useCategoryOptions();
  const { data: brands = [] } = useData('products', productsApi.brands, {});

  return (
    <div role="presentation" onKeyDown={scan}>
      <FilterBar
        list={list}
        columns={columns}
        end={<ListOptions list={list} columns={columns} />}
        searchLabel="ابحث بالاسم أو رقم القطعة أو الرمز الداخلي"
      >
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

/**
 * Opens the part whose unique number was scanned anywhere on the screen, or typed with Enter; for the latter,
 * attach the returned listener to the element around the search box. Any other scan becomes a search.
 */
function useScan(search: (q: string) => void): (event: KeyboardEvent<HTMLElement>) => void {
  const open = async (q: string): Promise<boolean> => {
    try {
      const part = partWithNumber(await call(productsApi.search, { query: { q, limit: 20 } }), q);
      if (part) await navigate({ to: '/products/$id', params: { id: part._id } });
      return part !== undefined;
    } catch (error) {
      toast({ tone: 'danger', title: 'فشل في البحث في المنتجات', message: failureText(error) });
      return true;
    }
  };
  useScans((code) => void open(code).then((opened) => opened || search(code)));
  return ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    if (/\d/.test(latinDigits(target.value))) void open(target.value.trim());
  };
}
