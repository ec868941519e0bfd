import { warehousesApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

export function useWarehouseOptions() {
  const { data } = useData('warehouses', warehousesApi.list, { query: { limit: 1000 } });
  return data?.rows.map(({ _id: value, name }) => ({ value, label: name })) ?? [];
}
