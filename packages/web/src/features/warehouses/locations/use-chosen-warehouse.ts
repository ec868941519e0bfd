import { warehousesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { changeListSearch, type ListSearch } from '@/lib/list/list-search';
import { navigate, useSearch } from '@/lib/navigation/hooks';

export type ChosenWarehouse = { value: string; label: string };

/**
 * The warehouse the URL names, else the first. Not a clearable filter: one is always shown. Inactive
 * warehouses are listed too, because they keep their locations.
 */
export function useChosenWarehouse() {
  const { warehouse: id } = useSearch();
  const query = useData('warehouses', warehousesApi.list, { query: { limit: 1000 } });
  const options: ChosenWarehouse[] = (query.data?.rows ?? []).map((one) => ({
    value: one._id,
    label: one.isActive ? one.name : `${one.name} (غير نشط)`,
  }));
  const warehouse = options.find(({ value }) => value === id) ?? options[0];
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: (now: ListSearch) => changeListSearch(now, { warehouse: value }),
      replace: true,
    });
  return { warehouse, options, choose, query };
}
