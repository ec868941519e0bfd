import { usersApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

/** Used in place of an id for the endpoints of one's own page, which need no right. */
export const ownId = 'profile';

export const useUserDetail = (id: string) => useData('users', usersApi.get, { params: { id } });

export const useActivityFigures = (id: string) => useData('users', usersApi.figures, { params: { id } });
