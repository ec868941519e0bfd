import { usersApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

/** Stands where an id would: the paths of one's own page, which need no right. */
export const ownId = 'profile';

export const useUserDetail = (id: string) => useData('users', usersApi.get, { params: { id } });

export const useActivityFigures = (id: string) => useData('users', usersApi.figures, { params: { id } });

const filters = ['type'] as const;
type Query = NonNullable<Given<typeof usersApi.activities>['query']>;

/** What someone did, as the URL narrows it. */
export function useActivities(id: string) {
  const list = useListState({ filters, sort: '-timestamp' });
  const activities = useData(
    'users',
    usersApi.activities,
    { params: { id }, query: list.query as Query },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return { list, activities };
}
