import { warehousesApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'type'] as const;

type Query = NonNullable<Given<typeof warehousesApi.list>['query']>;

/** The list as the URL describes it. */
export function useWarehouses() {
  const list = useListState({ filters, sort: 'name' });
  const query = list.query as Query;
  const warehouses = useData(
    'warehouses',
    warehousesApi.list,
    { query },
    { placeholderData: keepPreviousData },
  );
  return { list, query, warehouses };
}
