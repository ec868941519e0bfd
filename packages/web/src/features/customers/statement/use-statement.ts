import { customersApi } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { statementFilters } from '@/shared/ledger/StatementFilters';

/** A customer's entries as the URL describes them. */
export function useStatement(id: string) {
  const list = useListState({ filters: statementFilters });
  const { page, limit, sort, filters: chosen } = list;
  const query = { page, limit, sort, ...chosen };
  const entries = useData(
    'customers',
    customersApi.transactions,
    { params: { id }, query },
    { placeholderData: keepPreviousData },
  );
  return { list, query, entries };
}
