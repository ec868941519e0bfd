import { customersApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'balance'] as const;

type Query = NonNullable<Given<typeof customersApi.list>['query']>;

/** The list as the URL describes it. */
export function useCustomers() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const customers = useData('customers', customersApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, query, customers };
}
