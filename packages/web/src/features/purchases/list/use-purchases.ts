import { purchasesApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'supplier', 'paymentStatus'] as const;

type Query = NonNullable<Given<typeof purchasesApi.list>['query']>;

/** The list as the URL describes it. */
export function usePurchases() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const purchases = useData('purchases', purchasesApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, query, purchases };
}

export type Purchases = ReturnType<typeof usePurchases>;
