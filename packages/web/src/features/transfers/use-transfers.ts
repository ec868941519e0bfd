import { transfersApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['status', 'priority', 'fromWarehouse', 'toWarehouse', 'startDate', 'endDate'] as const;

type Query = NonNullable<Given<typeof transfersApi.list>['query']>;

/** The list as the URL describes it. */
export function useTransfers() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const transfers = useData('transfers', transfersApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, query, transfers };
}

export type Transfers = ReturnType<typeof useTransfers>;
export type TransferList = Transfers['list'];
