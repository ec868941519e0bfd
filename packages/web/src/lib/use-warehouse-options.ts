import { warehousesApi } from '@turoos/contract';
import { useCan } from './can';
import { useData } from './use-data';

/** The warehouses one may choose from, for a Select; none for those who may not see them. */
export function useWarehouseOptions(): readonly { value: string; label: string }[] {
  const enabled = useCan('warehouses:read');
  const { data } = useData(
    'warehouses',
    warehousesApi.list,
    { query: { limit: 1000, isActive: 'true' } },
    { enabled },
  );
  return (data?.rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
}
