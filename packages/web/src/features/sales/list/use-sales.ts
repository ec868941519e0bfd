import { salesApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['date', 'paymentStatus', 'status', 'customer'] as const;
export type SalesFilter = (typeof filters)[number];

type Query = NonNullable<Given<typeof salesApi.list>['query']>;
export type Filter = NonNullable<Given<typeof salesApi.summary>['query']>;

/** The invoices as the address describes them, 20 on a page. */
export function useSales() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const sales = useData('sales', salesApi.list, { query }, { placeholderData: keepPreviousData });
  const filter = { q: list.q, ...list.filters } as Filter;
  return { list, query, filter, sales };
}
