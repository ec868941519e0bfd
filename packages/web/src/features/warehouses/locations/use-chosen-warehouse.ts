import { warehousesApi } from '@turoos/contract';
import { useData } from '@/lib/use-data';

export type ChosenWarehouse = { value: string; label: string };

/** The warehouse the URL names, else the first; those out of use keep their locations and are listed too. */
export function useChosenWarehouse(id: string) {
  const { data } = useData('warehouses', warehousesApi.list, { query: { limit: 1000 } });
  const options: ChosenWarehouse[] = (data?.rows ?? []).map((one) => ({
    value: one._id,
    label: one.isActive ? one.name : `${one.name} (غير نشط)`,
  }));
  const warehouse = options.find(({ value }) => value === id) ?? options[0];
  return { warehouse, options, isEmpty: data?.rows.length === 0 };
}
