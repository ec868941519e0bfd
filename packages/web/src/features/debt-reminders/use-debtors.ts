import { debtRemindersApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['minDays'] as const;

type Query = NonNullable<Given<typeof debtRemindersApi.debtors>['query']>;

/** The list as the URL describes it, the deepest in debt first. */
export function useDebtors() {
  const list = useListState({ filters, sort: '-debt' });
  const query = list.query as Query;
  const debtors = useData('customers', debtRemindersApi.debtors, { query }, { placeholderData: keepPreviousData });
  return { list, debtors };
}
