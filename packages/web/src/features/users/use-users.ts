import { usersApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['role', 'isActive'] as const;

type Query = NonNullable<Given<typeof usersApi.list>['query']>;

/** The list as the URL describes it. */
export function useUsers() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const users = useData('users', usersApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, users };
}
