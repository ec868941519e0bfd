import { productsApi, warehousesApi } from '@turoos/contract';
import { call } from '@/lib/http/api';
import { useData } from '@/lib/http/use-data';
import type { LoadOptions } from '@/ui/use-options';

/** Parts by name or any of their numbers, with the part number beside the name. */
export const findParts: LoadOptions = async (q, signal) => {
  const parts = await call(productsApi.search, { query: { q } }, { signal });
  return parts.map(({ _id: value, name, partNumber }) => ({ value, label: name, hint: partNumber }));
};

export function useWarehouseOptions() {
  const { data } = useData('warehouses', warehousesApi.list, { query: { limit: 1000 } });
  return data?.rows.map(({ _id: value, name }) => ({ value, label: name })) ?? [];
}
