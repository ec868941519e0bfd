import { productsApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['categoryId', 'brand', 'type', 'status', 'isActive'] as const;
export type ProductFilter = (typeof filters)[number];

type Query = NonNullable<Given<typeof productsApi.list>['query']>;

/** The list as the URL describes it. */
export function useProducts() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const products = useData('products', productsApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, query, products };
}
