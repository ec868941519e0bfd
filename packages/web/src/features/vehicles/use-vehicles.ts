import { vehiclesApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['make', 'status'] as const;

type Query = NonNullable<Given<typeof vehiclesApi.list>['query']>;

/** The list as the URL describes it. */
export function useVehicles() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const vehicles = useData('vehicles', vehiclesApi.list, { query }, { placeholderData: keepPreviousData });
  return { list, vehicles };
}

export type Vehicles = ReturnType<typeof useVehicles>;
