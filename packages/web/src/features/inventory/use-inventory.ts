import { inventoryApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { useSearch } from '@/lib/navigation/hooks';

const filters = ['warehouse', 'category', 'status'] as const;

/** This list is looked through more than it is searched, so its pages are longer than elsewhere. */
const PAGE_SIZE = 50;

type Query = NonNullable<Given<typeof inventoryApi.list>['query']>;

/** The list as the URL describes it. */
export function useInventory() {
  const state = useListState({ filters, sort: 'name' });
  const asked = useSearch() as { limit?: unknown };
  const limit = asked.limit === undefined ? PAGE_SIZE : state.limit;
  const list = { ...state, limit };
  const query = { ...state.query, limit } as Query;
  const items = useData('inventory', inventoryApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, query, items };
}

export type InventoryList = ReturnType<typeof useInventory>['list'];
