import { warehousesApi, type BroughtKind } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { inWarehouse } from './column-meaning';

/** The option that makes a warehouse under the column's name. */
export const newWarehouse = 'new-warehouse';

/** The warehouses as meanings of columns, for sheets with one column of quantities a warehouse. */
export function useWarehouseMeanings(kind: BroughtKind): { value: string; label: string }[] {
  const mayRead = useCan('warehouses:read');
  const mayCreate = useCan('warehouses:create');
  const hasQuantities = kind === 'parts' || kind === 'stock';
  const query = { limit: 1000, isActive: 'true' } as const;
  const { data } = useData(
    'warehouses',
    warehousesApi.list,
    { query },
    { enabled: mayRead && hasQuantities },
  );
  if (!hasQuantities) return [];
  return [
    ...(data?.rows ?? []).map(({ _id, name }) => ({ value: inWarehouse(_id), label: `كمية ${name}` })),
    ...(mayCreate ? [{ value: newWarehouse, label: 'كمية مستودع جديد…' }] : []),
  ];
}
