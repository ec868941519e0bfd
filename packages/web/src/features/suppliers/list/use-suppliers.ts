import { suppliersApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'city'] as const;

type Query = NonNullable<Given<typeof suppliersApi.list>['query']>;

/** The list as the URL describes it. */
export function useSuppliers() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const suppliers = useData('suppliers', suppliersApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, query, suppliers };
}

export type Suppliers = ReturnType<typeof useSuppliers>;
